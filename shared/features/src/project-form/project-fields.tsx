import { AmountField, EmailField, NumericTextField, TextAreaField, TextField } from '@portal/forms';
import { FormGrid, FormNote } from '@portal/ui/form-layout';
import { FormBlock } from './form-block';
import { LookupField } from './lookup-field';
import { PROJECT_BLOCKS } from './project-blocks';
import type { ProjectValues } from './project-values';
import type { ProjectLookups } from './use-project-lookups';

const [CIVIL_STATUS, PURPOSE, PROJECT] = PROJECT_BLOCKS;

interface ProjectFieldsProps {
  readonly lookups: ProjectLookups;
}

/** The three blocks that the applicant fills in. */
export function ProjectFields({ lookups }: ProjectFieldsProps) {
  return (
    <>
      <CivilStatusBlock lookups={lookups} />
      <PurposeBlock lookups={lookups} />
      <ProjectBlock lookups={lookups} />
    </>
  );
}

function CivilStatusBlock({ lookups }: ProjectFieldsProps) {
  return (
    <FormBlock block={CIVIL_STATUS}>
      <FormNote>Les champs sont obligatoires, sauf mention contraire.</FormNote>
      <FormGrid>
        <TextField<ProjectValues> name="lastName" label="Nom" autoComplete="family-name" />
        <TextField<ProjectValues> name="firstName" label="Prénom" autoComplete="given-name" />
        <EmailField<ProjectValues> name="email" label="E-mail" />
        <NumericTextField<ProjectValues> name="phone" label="Téléphone" accepts="phone" autoComplete="tel" />
      </FormGrid>
      <LookupField
        name="professionalSituation"
        label="Situation professionnelle"
        choices={lookups.of('professionalSituation')}
      />
      <FormGrid>
        <AmountField<ProjectValues>
          name="netTaxableIncome"
          label="Revenu net imposable annuel"
          hint="Celui du foyer, sur votre dernier avis d’imposition."
        />
        <AmountField<ProjectValues>
          name="existingCredits"
          label="Crédits en cours, par mois"
          hint="Indiquez 0 si vous n’en avez pas."
        />
      </FormGrid>
    </FormBlock>
  );
}

function PurposeBlock({ lookups }: ProjectFieldsProps) {
  return (
    <FormBlock block={PURPOSE}>
      <FormGrid>
        <LookupField name="propertyType" label="Type de bien" choices={lookups.of('propertyType')} />
        <LookupField name="propertyUsage" label="Usage du bien" choices={lookups.of('propertyUsage')} />
        <LookupField name="purchaseMode" label="Mode d’achat" choices={lookups.of('purchaseMode')} />
        <LookupField name="purchaseTerms" label="Modalité d’achat" choices={lookups.of('purchaseTerms')} />
        <LookupField name="progressState" label="État d’avancement" choices={lookups.of('progressState')} />
      </FormGrid>
    </FormBlock>
  );
}

function ProjectBlock({ lookups }: ProjectFieldsProps) {
  return (
    <FormBlock block={PROJECT}>
      <FormNote>Indiquez des montants en euros, sans arrondir vos revenus à la hausse.</FormNote>
      <FormGrid>
        <AmountField<ProjectValues>
          name="amountToFinance"
          label="Prix à financer"
          hint="Prix du bien ou des parts, hors travaux."
        />
        <AmountField<ProjectValues>
          name="downPayment"
          label="Apport personnel"
          hint="Indiquez 0 si vous n’en avez pas."
        />
        <AmountField<ProjectValues> name="landPrice" label="Prix du terrain" />
        <AmountField<ProjectValues> name="worksAmount" label="Montant des travaux" />
        <AmountField<ProjectValues>
          name="maximumMonthlyPayment"
          label="Mensualité maximale souhaitée"
          hint="Assurance comprise."
        />
        <LookupField
          name="desiredDuration"
          label="Durée de crédit souhaitée"
          hint="25 ans au maximum dans la règle générale."
          choices={lookups.of('creditDuration')}
        />
      </FormGrid>
      <TextAreaField<ProjectValues>
        name="description"
        label="Description de votre projet"
        hint="Calendrier, co-emprunteur éventuel, garanties. N’indiquez aucune information de santé ni aucun numéro de compte."
        counted
      />
      <TextField<ProjectValues>
        name="videoUrl"
        label="Lien vers une vidéo du bien"
        type="url"
        placeholder="https://"
      />
    </FormBlock>
  );
}
