/** Reads a unit's information (单位信息) with what the caller may change, and saves it; for the permission resolvers. */

import { formatDay } from '@/lib/time/beijing-time'
import { timestampOfDay } from '@/lib/time/iso-day'
import { checkUnit, tidyUnit } from '@/lib/unit/check-unit'
import { type UnitValues, unitFields } from '@/lib/unit/unit-fields'
import type { BackendContext } from '../../context'
import { fail } from '../../fail'
import type { UnitInfo, UnitInfoInput } from '../../resolvers/permission.generated'
import type { CompanyRights } from './company-rights'

function unitOf({ db }: BackendContext, unitId: string) {
  return db.units.get(unitId) ?? fail(60154)
}

/** A unit's stored values, by field name. */
function valuesOf(context: BackendContext, unitId: string): UnitValues {
  const unit = unitOf(context, unitId)
  return {
    ...context.db.unitProfiles.get(unitId)?.values,
    unitName: unit.unitName,
    ...(unit.unitEnglishName && { unitEnglishName: unit.unitEnglishName }),
    unitUniformSocialCredit: unit.unitUniformSocialCredit,
    unitOrganizationCode: unit.unitOrganizationCode,
    ...(unit.areaId && { unitArea: unit.areaId }),
  }
}

/** Converts a unit's information to the contract's type. */
export function unitInfoView(context: BackendContext, rights: CompanyRights): UnitInfo {
  const { db } = context
  const unit = unitOf(context, rights.unitId)
  const profile = db.unitProfiles.get(unit.id)
  const values = valuesOf(context, unit.id)
  const entry = (id: string | undefined) => {
    const row = id === undefined ? undefined : db.dictionaries.get(id)
    return row ? { id: row.id, code: row.code, name: row.name, nameEn: row.nameEn } : null
  }
  const day = values.unitRegisterDate
  const { unitArea, unitProperties, unitEconomicType, unitCompanyRange, unitSubordination, ...plain } = values
  return {
    ...plain,
    id: unit.id,
    revision: profile?.revision ?? 0,
    editable: rights.wholeUnit,
    unitInfoFrom: unit.unitInfoFrom,
    isTechnologyCompany: unit.isTechnologyCompany,
    unitName: unit.unitName,
    unitUniformSocialCredit: unit.unitUniformSocialCredit,
    unitOrganizationCode: unit.unitOrganizationCode,
    unitRegisterDate: day ? timestampOfDay(day) : null,
    unitAreaDic: entry(unitArea),
    unitPropertiesDic: entry(unitProperties),
    unitEconomicTypeDic: entry(unitEconomicType),
    unitCompanyRangeDic: entry(unitCompanyRange),
    unitSubordinationDic: entry(unitSubordination),
    unitCharacteristics: (values.unitCharacteristics ?? '').split(',').flatMap((id) => entry(id) ?? []),
    unitLogo: unit.unitLogo,
    unitLogoName: profile?.logoName ?? null,
  }
}

/** Converts an input to texts by field name. */
function valuesIn(input: UnitInfoInput): UnitValues {
  const {
    revision: _revision,
    unitRegisterDate,
    unitCharacteristics,
    unitLogo: _logo,
    unitLogoName: _name,
    ...texts
  } = input
  const fields: [string, string | null | undefined][] = [
    ...Object.entries(texts),
    ['unitCharacteristics', unitCharacteristics?.join(',')],
    ['unitRegisterDate', unitRegisterDate == null ? null : formatDay(unitRegisterDate)],
  ]
  return Object.fromEntries(fields.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Saves a unit's information, except what its certificate states. */
export function saveUnitInfo(context: BackendContext, rights: CompanyRights, input: UnitInfoInput): void {
  const { db } = context
  const unit = unitOf(context, rights.unitId)
  const profile = db.unitProfiles.get(unit.id)
  if ((profile?.revision ?? 0) !== input.revision) fail(60408)
  const fromCertificate = unit.unitInfoFrom === 1
  const before = valuesOf(context, unit.id)
  const fixed = unitFields.filter((field) => fromCertificate && field.certificate).map(({ name }) => name)
  const unchanged = Object.fromEntries(fixed.flatMap((name) => (before[name] ? [[name, before[name]]] : [])))
  const tidied = tidyUnit({ ...valuesIn(input), ...unchanged })
  const problems = [...checkUnit(tidied, { fromCertificate }), ...unknownEntries(context, tidied)]
  if (problems.length > 0) fail(60405, { problems })
  const {
    unitName = '',
    unitEnglishName = null,
    unitUniformSocialCredit = '',
    unitOrganizationCode = '',
    unitArea,
    ...values
  } = tidied
  db.units.update(unit.id, {
    unitName,
    unitEnglishName,
    unitUniformSocialCredit,
    unitOrganizationCode,
    areaId: unitArea ?? null,
    unitLogo: input.unitLogo ?? null,
  })
  const logoName = input.unitLogo ? (input.unitLogoName ?? null) : null
  if (profile) db.unitProfiles.update(unit.id, { revision: profile.revision + 1, values, logoName })
  else db.unitProfiles.insert({ id: unit.id, revision: 1, values, logoName })
}

function unknownEntries({ db }: BackendContext, values: UnitValues) {
  return unitFields.flatMap((field) => {
    if (field.kind !== 'dictionary' || !values[field.name]) return []
    const unknown = (values[field.name] ?? '')
      .split(',')
      .some((id) => db.dictionaries.get(id)?.type !== field.dictionaryType)
    return unknown ? [{ field: field.name, message: `请选择${field.label}` }] : []
  })
}
