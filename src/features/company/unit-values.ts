/** Converts a unit's information to form values and back to the save call, with the names of dictionary entries. */
import type { UnitInfoInput } from '@/api/permission/schema.generated'
import type { DictionaryEntry } from '@/lib/i18n/dictionary-entry-name'
import { dayOfTimestamp, timestampOfDay } from '@/lib/time/iso-day'
import { type UnitValues, unitFields } from '@/lib/unit/unit-fields'
import type { UnitInfoFieldsFragment } from './graphql/unit.permission.generated'

/** A unit's information as form values: texts by field, dictionary fields by id. */
export function unitValues(unit: UnitInfoFieldsFragment): UnitValues {
  const fields: Readonly<Record<string, unknown>> = {
    ...unit,
    unitArea: unit.unitAreaDic?.id,
    unitProperties: unit.unitPropertiesDic?.id,
    unitEconomicType: unit.unitEconomicTypeDic?.id,
    unitCompanyRange: unit.unitCompanyRangeDic?.id,
    unitSubordination: unit.unitSubordinationDic?.id,
    unitCharacteristics: unit.unitCharacteristics.map(({ id }) => id).join(','),
    unitRegisterDate: unit.unitRegisterDate == null ? '' : dayOfTimestamp(unit.unitRegisterDate),
  }
  return Object.fromEntries(
    unitFields.flatMap(({ name }) => {
      const value = fields[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}

/** Names of the unit's dictionary entries by id. */
export function entryNames(unit: UnitInfoFieldsFragment): ReadonlyMap<string, DictionaryEntry> {
  const { unitAreaDic, unitPropertiesDic, unitEconomicTypeDic, unitCompanyRangeDic, unitSubordinationDic } = unit
  const single = [unitAreaDic, unitPropertiesDic, unitEconomicTypeDic, unitCompanyRangeDic, unitSubordinationDic]
  return new Map([...single, ...unit.unitCharacteristics].flatMap((entry) => (entry ? [[entry.id, entry]] : [])))
}

/** The form values as they are saved, without certificate fields. */
export function unitInput(unit: UnitInfoFieldsFragment, values: UnitValues, logo: UnitLogo | null): UnitInfoInput {
  const fromCertificate = unit.unitInfoFrom === 1
  const sent = unitFields.filter((field) => !(fromCertificate && field.certificate))
  const texts = Object.fromEntries(sent.map(({ name }) => [name, values[name] ?? null]))
  const { unitRegisterDate, unitCharacteristics, ...plain } = texts
  return {
    ...plain,
    ...(fromCertificate ? {} : { unitRegisterDate: unitRegisterDate ? timestampOfDay(unitRegisterDate) : null }),
    unitCharacteristics: unitCharacteristics ? unitCharacteristics.split(',') : [],
    unitLogo: logo?.key ?? null,
    unitLogoName: logo?.name ?? null,
    revision: unit.revision,
  }
}

export interface UnitLogo {
  key: string
  name: string
}

/** The changed fields. */
export function changedTexts(before: UnitValues, after: UnitValues): UnitValues {
  return Object.fromEntries(
    unitFields.flatMap(({ name }) => ((before[name] ?? '') === (after[name] ?? '') ? [] : [[name, after[name] ?? '']])),
  )
}
