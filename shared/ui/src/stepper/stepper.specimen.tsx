import { Stepper } from './stepper';

const STEPS = ['VOTRE PROJET', 'VOTRE SITUATION', 'VOTRE FINANCEMENT', 'VOTRE CONSEILLER'];
const steps = (prefix: string, done: number) =>
  STEPS.map((name, index) => ({
    id: `${prefix}-${index}`,
    name,
    done: index < done,
    ...(index > done && { missing: '3 à remplir' }),
  }));

export const purpose =
  'Où l’on en est dans un formulaire d’une page : ce qui est complet, ce qui manque. Il saute, il ne tourne pas les pages.';
export const setting = 'wide';
export default {
  'Troisième étape': <Stepper label="Étapes" steps={steps('wide', 2)} current="wide-2" />,
  'Rien de complet': <Stepper label="Étapes, au début" steps={steps('start', 0)} current="start-0" />,
};
