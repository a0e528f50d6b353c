import { serverTime } from '@portal/features/resource';
import { Simulator } from '@portal/features/simulator';
import { useState } from 'react';

/** `/simulateur`: what a credit would cost, for anyone, signed in or not. */
export default function SimulatorPage() {
  const [now] = useState(serverTime);
  return <Simulator now={now} />;
}
