import { type Picture, pictureSources } from '@portal/domain/content';
import { useState } from 'react';
import styles from './content-picture.module.css';

interface ContentPictureProps {
  readonly picture: Picture;
  /** How wide it stands on the screen, as `sizes` of an `<img>`. */
  readonly sizes: string;
  /** Of a place of its own over something else, which stays when it cannot be had; in the flow of the page when left out. */
  readonly className?: string | undefined;
}

/**
 * A picture of the content service, on the first screen of its page. Its place is free before it comes; when it cannot be
 * had, its words stand there, or nothing. `data-shown` says that it has come.
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
