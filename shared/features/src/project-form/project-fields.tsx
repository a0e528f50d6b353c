import { EmailField, NumericTextField, TextAreaField, TextField } from '@portal/forms';
import { FormGrid, FormNote } from '@portal/ui/form-layout';
import type { ReactNode } from 'react';
import { EuroField } from './euro-field';
import { FormBlock } from './form-block';
import { LookupField } from './lookup-field';
import { PROJECT_BLOCKS } from './project-blocks';
import { PROJECT_LABELS as LABELS } from './project-labels';
import type { ProjectValues } from './project-values';
import type { ProjectLookups } from './use-project-lookups';

const [CIVIL_STATUS, PURPOSE, PROJECT] = PROJECT_BLOCKS;

interface BlockProps {
  readonly lookups: ProjectLookups;
}

interface ProjectFieldsProps extends BlockProps {
  /** After MON PROJET, where there is no room beside it. */
  readonly simulation: ReactNode;
}

/** The three blocks that the applicant fills in. */
export function ProjectFields({ lookups, simulation }: ProjectFieldsProps) {
  return (
    <>
      <CivilStatusBlock lookups={lookups} />
      <PurposeBlock lookups={lookups} />
      <ProjectBlock lookups={lookups} />
      {simulation}
    </>
  );
}

function CivilStatusBlock({ lookups }: BlockProps) {
  return (
    <FormBlock block={CIVIL_STATUS}>
      <FormNote>Les champs sont obligatoires, sauf mention contraire.</FormNote>
      <FormGrid>
        <TextField<ProjectValues> name="lastName" label={LABELS.lastName} autoComplete="family-name" />
        <TextField<ProjectValues> name="firstName" label={LABELS.firstName} autoComplete="given-name" />
        <EmailField<ProjectValues> name="email" label={LABELS.email} />
        <NumericTextField<ProjectValues>
          name="phone"
          label={LABELS.phone}
          accepts="phone"
          autoComplete="tel"
        />
      </FormGrid>
      <LookupField
        name="professionalSituation"
        label={LABELS.professionalSituation}
        choices={lookups.of('professionalSituation')}
      />
      <FormGrid>
        <EuroField
          name="netTaxableIncome"
          label={LABELS.netTaxableIncome}
          hint="Celui du foyer, sur votre dernier avis d’imposition."
        />
        <EuroField
          name="existingCredits"
          label={LABELS.existingCredits}
          hint="Indiquez 0 si vous n’en avez pas."
        />
      </FormGrid>
    </FormBlock>
  );
}

function PurposeBlock({ lookups }: BlockProps) {
  return (
    <FormBlock block={PURPOSE}>
      <FormGrid>
        <LookupField name="propertyType" label={LABELS.propertyType} choices={lookups.of('propertyType')} />
        <LookupField
          name="propertyUsage"
          label={LABELS.propertyUsage}
          choices={lookups.of('propertyUsage')}
        />
        <LookupField name="purchaseMode" label={LABELS.purchaseMode} choices={lookups.of('purchaseMode')} />
        <LookupField
          name="purchaseTerms"
          label={LABELS.purchaseTerms}
          choices={lookups.of('purchaseTerms')}
        />
        <LookupField
          name="progressState"
          label={LABELS.progressState}
          choices={lookups.of('progressState')}
        />
      </FormGrid>
    </FormBlock>
  );
}

function ProjectBlock({ lookups }: BlockProps) {
  return (
    <FormBlock block={PROJECT}>
      <FormNote>Indiquez des montants en euros, sans arrondir vos revenus à la hausse.</FormNote>
      <FormGrid>
        <EuroField
          name="amountToFinance"
          label={LABELS.amountToFinance}
          hint="Prix du bien ou des parts, hors travaux."
        />
        <EuroField name="downPayment" label={LABELS.downPayment} hint="Indiquez 0 si vous n’en avez pas." />
        <EuroField name="landPrice" label={LABELS.landPrice} />
        <EuroField name="worksAmount" label={LABELS.worksAmount} />
        <EuroField
          name="maximumMonthlyPayment"
          label={LABELS.maximumMonthlyPayment}
          hint="Assurance comprise."
        />
        <LookupField
          name="desiredDuration"
          label={LABELS.desiredDuration}
          hint="25 ans au maximum dans la règle générale."
          choices={lookups.of('creditDuration')}
        />
      </FormGrid>
      <TextAreaField<ProjectValues>
        name="description"
        label={LABELS.description}
        hint="Calendrier, co-emprunteur éventuel, garanties. N’indiquez aucune information de santé ni aucun numéro de compte."
        counted
      />
      <TextField<ProjectValues> name="videoUrl" label={LABELS.videoUrl} type="url" placeholder="https://" />
    </FormBlock>
  );
}
