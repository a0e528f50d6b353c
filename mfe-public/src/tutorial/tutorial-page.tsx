import { Title } from '@portal/ui/title';
import { ContentPage } from '../content-page/content-page';
import steps from './tutorial-steps.json';
import { Stack } from '@portal/ui/layout';
import styles from './tutorial-page.module.css';

/** How to sign up: the video and its description, then the content service's text (specification, section 2). */
export default function TutorialPage() {
  return (
    <ContentPage page="about" title="Tutoriel d’inscription" aside={<VideoSteps />}>
      {/* No speech in the video: captions and the list beside it describe it. */}
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
      >
        <track kind="captions" src="/intergestion-tuto.vtt" srcLang="fr" label="Français" default />
      </video>
    </ContentPage>
  );
}

const VideoSteps = () => (
  <Stack as="section" gap={3} aria-labelledby="video-steps">
    <Title as="h2" size="xs" id="video-steps">
      La vidéo, étape par étape
    </Title>
    <Stack as="ol" className={styles.steps} gap={2} aria-labelledby="video-steps">
      {Object.entries(steps).map(([step, words]) => (
        <li key={step}>{words}</li>
      ))}
    </Stack>
  </Stack>
);
