/** The frame of every profile field: label, message, and the choice after a change elsewhere. */
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { type FieldControl, FormField } from '@/ui/FormField'
import { useT } from '@/ui/use-t'
import { answersOn, isRequired } from '../check-profile'
import { fieldId, profileFields } from '../profile-fields'
import type { ProfileField } from '../profile-values'
import { useProfile } from '../use-profile-form'
import { valueText } from '../value-text'
import styles from './ProfileFrame.module.css'

interface ProfileFrameProps {
  field: ProfileField
  hint?: ReactNode
  span?: 1 | 2 | 3
  group?: boolean
  children(control: FieldControl): ReactNode
}

/** A profile field with its message and, where it was changed elsewhere, the choice between both answers. */
export function ProfileFrame({ field, hint, span, group, children }: ProfileFrameProps) {
  const t = useT()
  const { values, saved, problems, conflicts, decide } = useProfile()
  const id = fieldId(field)
  return (
    <FormField
      id={id}
      label={t(profileFields[field].label)}
      required={isRequired(field, answersOn(profileFields[field].part, values, saved))}
      hint={hint}
      error={problems[field]}
      span={span}
      group={group}
    >
      {(control) => (
        <>
          {children(control)}
          {field in conflicts && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
            <div role="group" aria-label={t(profileFields[field].label)} className={styles.conflict}>
              <p>{t('打开本页后，该项已在别处改为“{value}”。', { value: valueText(field, conflicts) })}</p>
              <Button size="small" onClick={() => decide(field, 'mine')}>
                {t('用我填写的')}
              </Button>
              <Button size="small" onClick={() => decide(field, 'theirs')}>
                {t('用别处的')}
              </Button>
            </div>
          )}
        </>
      )}
    </FormField>
  )
}
