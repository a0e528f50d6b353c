import { useId, useState } from 'react';
import { Field } from '@portal/ui/field';
import { Eye, EyeOff } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Affix, type EnterKeyHint, Input } from '@portal/ui/input';
import { RuleList } from '@portal/ui/rule-list';
import { type FieldBinding, useFormField } from './use-form-field';

/** A condition on a password, checked while typing. */
export interface LiveRule {
  readonly words: string;
  readonly isMet: (password: string) => boolean;
}

export interface PasswordFieldProps extends FieldBinding {
  autoComplete: 'current-password' | 'new-password';
  liveRules?: readonly LiveRule[] | undefined;
  /** The word on the Enter key of a touch screen; `next` by default. */
  enterKeyHint?: EnterKeyHint | undefined;
}

/** A password that can be revealed and pasted, with its unmet conditions listed. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
  liveRules,
  enterKeyHint,
}: PasswordFieldProps) {
  const { control, frame } = useFormField(name, label, 'exact');
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  const rules = liveRules?.map(({ words, isMet }) => ({ words, met: isMet(control.value) }));
  return (
    <Field
      {...frame}
      hint={hint}
      describedBy={rules && rulesId}
      after={rules && <RuleList id={rulesId} rules={rules} />}
    >
      {(ties) => (
        <Affix
          end={
            <IconButton
              label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
              glyph={isShown ? EyeOff : Eye}
              onClick={() => setShown((shown) => !shown)}
            />
          }
        >
          <Input
            entry="secret"
            {...(enterKeyHint && { enterKeyHint })}
            {...control}
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
          />
        </Affix>
      )}
    </Field>
  );
}
