import { HomeNews } from '@portal/features/routes';
import { Hero } from './hero';
import { Process } from './process';
import { Reasons } from './reasons';
import { StartLoan } from './start-loan';

/** The visitor's home: hero, three reasons to invest on credit, the five steps, how to start (section 2). */
export default function HomePage() {
  return (
    <>
      <HomeNews />
      <Hero />
      <Reasons />
      <Process />
      <StartLoan />
    </>
  );
}
