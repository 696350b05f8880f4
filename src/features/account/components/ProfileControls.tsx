/** The controls of the profile, by kind: text, day, dictionary entry, radio buttons, unit; one for each kind of field in `profile-fields.ts`. */

import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { nameText } from '@/lib/i18n/english-names'
import { DictionarySelect } from '@/shared/form/DictionarySelect'
import { DayInput } from '@/ui/day/DayInput'
import { PlainInput } from '@/ui/PlainInput'
import { Radios } from '@/ui/Radios'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import type { ProfileField, ProfileValues } from '../profile-values'
import { useProfile } from '../use-profile-form'
import styles from './ProfileControls.module.css'
import { ProfileFrame } from './ProfileFrame'
import { UnitActions } from './UnitActions'

/** Fields with a value of this type. */
type FieldsOf<V> = { [F in ProfileField]: ProfileValues[F] extends V ? F : never }[ProfileField]

interface Layout {
  hint?: ReactNode
  span?: 1 | 2 | 3
}

interface TextProps extends Layout {
  field: FieldsOf<string>
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'tel' | 'email' | 'numeric'
  /** Further changes that follow from typing. */
  change?(typed: string): Partial<ProfileValues>
}

/** A text field; tidied on blur, never while typing. */
export function ProfileText({ field, autoComplete, inputMode, change, ...layout }: TextProps) {
  const { values, set, leave } = useProfile()
  return (
    <ProfileFrame field={field} {...layout}>
      {(control) => (
        <PlainInput
          {...control}
          value={values[field]}
          autoComplete={autoComplete ?? 'off'}
          inputMode={inputMode}
          onChange={({ target }) => set(change ? change(target.value) : { [field]: target.value })}
          onBlur={() => leave(field)}
        />
      )}
    </ProfileFrame>
  )
}

interface DayProps extends Layout {
  field: 'userBirthday' | 'firstEntryTime' | 'expectDepartureTime'
  latest?: string
}

/** A date, typed or picked. */
export function ProfileDay({ field, latest, ...layout }: DayProps) {
  const { values, set, leave } = useProfile()
  return (
    <ProfileFrame field={field} {...layout}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
        <span onBlur={() => leave(field)}>
          <DayInput
            control={control}
            value={values[field] || null}
            latest={latest}
            change={(day) => set({ [field]: day ?? '' })}
          />
        </span>
      )}
    </ProfileFrame>
  )
}

type EntryField = Exclude<FieldsOf<ProfileValues['userParty']>, FieldsOf<string>>

interface EntryProps extends Layout {
  field: EntryField
  /** The dictionary. */
  type: string
  change?(entry: ProfileValues['userParty']): Partial<ProfileValues>
}

/** An entry of a dictionary. */
export function ProfileEntry({ field, type, change, ...layout }: EntryProps) {
  const { values, set } = useProfile()
  return (
    <ProfileFrame field={field} {...layout}>
      {(control) => (
        <DictionarySelect
          type={type}
          value={values[field]}
          control={control}
          onChange={(entry) => set(change ? change(entry) : { [field]: entry })}
        />
      )}
    </ProfileFrame>
  )
}

interface RadioProps extends Layout {
  field: 'userSex' | 'isSupervisor' | 'userBankLocation'
  options: readonly { value: number; label: string }[]
}

/** A radio group. */
export function ProfileRadios({ field, options, ...layout }: RadioProps) {
  const { values, set } = useProfile()
  return (
    <ProfileFrame field={field} group {...layout}>
      {(control) => (
        <Radios
          {...control}
          className={styles.radios}
          name={control.id}
          value={values[field]}
          options={options}
          onChange={(value) => set({ [field]: value })}
        />
      )}
    </ProfileFrame>
  )
}

/** One of the person's units. */
export function ProfileUnit({ units, hint }: { units: readonly { id: string; unitName: string }[]; hint: ReactNode }) {
  const t = useT()
  const { values, set } = useProfile()
  return (
    <ProfileFrame field="unit" span={2} hint={hint}>
      {(control) => (
        <>
          <Select
            {...control}
            className={styles.wide}
            placeholder={t('请选择单位')}
            value={values.unit?.id}
            options={units.map(({ id, unitName }) => ({ value: id, label: nameText(unitName) }))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(id) => set({ unit: units.find((unit) => unit.id === id) ?? null })}
          />
          <UnitActions />
        </>
      )}
    </ProfileFrame>
  )
}
