import { ContentPage } from '../content-page/content-page';
import styles from './tutorial-page.module.css';

/** How to sign up: the video, then the text of the content service (specification, section 2). */
export default function TutorialPage() {
  return (
    <ContentPage page="about" title="Tutoriel d’inscription">
      {/* Nobody speaks in it: what it shows is written below. */}
      <video
        className={styles.video}
        src="/intergestion-tuto.mp4"
        controls
        playsInline
        muted
        preload="metadata"
        width={1280}
        height={720}
        aria-label={'Vidéo\u00a0: comment créer votre compte'}
      />
    </ContentPage>
  );
}
