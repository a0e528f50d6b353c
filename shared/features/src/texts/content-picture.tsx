import { type Picture, pictureSources } from '@portal/domain/content';
import { useState } from 'react';
import styles from './content-picture.module.css';

interface ContentPictureProps {
  readonly picture: Picture;
  /** Displayed width, as `sizes` of an `<img>`. */
  readonly sizes: string;
  /** For an overlay on content that stays visible when the image fails; omitted for an image in the flow. */
  readonly className?: string | undefined;
}

/**
 * An image of the content service in the first screenful. Its space is reserved; on failure its alternative text is
 * shown, if any. `data-shown` marks it as loaded.
 */
export function ContentPicture({ picture, sizes, className }: ContentPictureProps) {
  const { address, width, height, alternative } = picture;
  const [failed, setFailed] = useState<string>();
  const [shown, setShown] = useState<string>();
  if (failed === address) {
    return alternative === '' || className !== undefined ? null : <p>{alternative}</p>;
  }
  const isSized = width !== null && height !== null;
  return (
    <img
      className={className ?? styles.picture}
      data-shown={shown === address ? '' : undefined}
      data-sized={isSized ? '' : undefined}
      {...(isSized && { width, height })}
      alt={alternative}
      sizes={sizes}
      {...pictureSources(address)}
      decoding="async"
      fetchPriority="high"
      onLoad={() => setShown(address)}
      onError={() => setFailed(address)}
    />
  );
}
