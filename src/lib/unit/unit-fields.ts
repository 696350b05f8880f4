/** The fields of a unit's information, shared by the form and the embedded backend. */

import { text } from '@/lib/i18n/i18n'
import type { PersonalDataKind } from '@/lib/personal-data/kinds'

interface FieldBase {
  name: string
  label: string
  required?: boolean
  /** Taken from the legal-person certificate: read-only for a unit with `unitInfoFrom` 1. */
  certificate?: boolean
  help?: string
  /** The kind of personal data it holds; absent: it says nothing of a person. */
  data?: PersonalDataKind
}

/**
 * A field of a unit's information. Values are texts; those of an `english` field have no Chinese characters; dates are `YYYY-MM-DD`, several entries are separated by commas.
 */
export type UnitField = FieldBase &
  (
    | { kind: 'text'; maxLength: number; english?: boolean }
    | { kind: 'longText'; maxLength: number }
    | { kind: 'creditCode' }
    | { kind: 'organizationCode' }
    | { kind: 'day' }
    | { kind: 'money' }
    | { kind: 'dictionary'; dictionaryType: string; several?: boolean }
    | { kind: 'mobile' | 'telephone' | 'email' | 'postcode' | 'website' }
  )

interface UnitSection {
  title: string
  fields: readonly UnitField[]
}

/** A unit's information by section, with the dictionaries of the specification (section 7). */
export const unitSections: readonly UnitSection[] = [
  {
    title: text('登记信息'),
    fields: [
      { name: 'unitName', label: text('单位名称'), kind: 'text', maxLength: 100, required: true, certificate: true },
      {
        name: 'unitEnglishName',
        label: text('英文名称'),
        kind: 'text',
        maxLength: 100,
        english: true,
        help: text('境外专家和英文界面看到的名称；不填时显示中文名称'),
      },
      {
        name: 'unitUniformSocialCredit',
        label: text('统一社会信用代码'),
        kind: 'creditCode',
        required: true,
        certificate: true,
      },
      { name: 'unitOrganizationCode', label: text('组织机构代码'), kind: 'organizationCode', certificate: true },
      {
        name: 'unitLegalPerson',
        data: 'name',
        label: text('法定代表人'),
        kind: 'text',
        maxLength: 50,
        required: true,
        certificate: true,
      },
      { name: 'unitRegisterDate', label: text('成立日期'), kind: 'day', certificate: true },
      { name: 'unitRegisterCapital', label: text('注册资金（万元）'), kind: 'money', certificate: true },
      { name: 'unitRegisterAddress', label: text('注册地址'), kind: 'text', maxLength: 100, certificate: true },
    ],
  },
  {
    title: text('单位属性'),
    fields: [
      {
        name: 'unitArea',
        label: text('所在区'),
        kind: 'dictionary',
        dictionaryType: 'user_shanghai_District',
        required: true,
      },
      {
        name: 'unitProperties',
        label: text('单位性质'),
        kind: 'dictionary',
        dictionaryType: 'user_unit_properties',
        required: true,
      },
      { name: 'unitEconomicType', label: text('经济类型'), kind: 'dictionary', dictionaryType: 'user_economic_type' },
      { name: 'unitCompanyRange', label: text('单位规模'), kind: 'dictionary', dictionaryType: 'unit_company_range' },
      {
        name: 'unitSubordination',
        label: text('隶属关系'),
        kind: 'dictionary',
        dictionaryType: 'user_unit_subordination',
        required: true,
      },
      {
        name: 'unitCharacteristics',
        label: text('企业特征'),
        kind: 'dictionary',
        dictionaryType: 'user_enterprise_characteristics',
        several: true,
        help: text('可多选；不是企业可不选'),
      },
    ],
  },
  {
    title: text('联系方式'),
    fields: [
      { name: 'unitContactName', data: 'name', label: text('联系人'), kind: 'text', maxLength: 50, required: true },
      { name: 'unitContactMobile', data: 'mobile', label: text('联系人手机'), kind: 'mobile', required: true },
      { name: 'unitTelephone', data: 'telephone', label: text('联系电话'), kind: 'telephone' },
      { name: 'unitEmail', data: 'email', label: text('电子邮箱'), kind: 'email', required: true },
      { name: 'unitZipcode', label: text('邮政编码'), kind: 'postcode' },
      { name: 'unitAddress', data: 'address', label: text('通讯地址'), kind: 'text', maxLength: 100, required: true },
      { name: 'unitWebsite', label: text('单位网址'), kind: 'website' },
    ],
  },
  {
    title: text('单位简介'),
    fields: [{ name: 'unitIntroduction', label: text('主要业务'), kind: 'longText', maxLength: 1000 }],
  },
]

export const unitFields: readonly UnitField[] = unitSections.flatMap(({ fields }) => fields)

/** A unit's values by field name; empty fields are absent. */
export type UnitValues = Readonly<Record<string, string>>
