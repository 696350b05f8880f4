/** Options and lists of choices that the forms of bases share: funds, project sources, paper levels, duties. */

import type { Text } from '@/smartform/schema/definition'
import { two } from '../../two'

const option = (value: string, label: Text) => ({ value, label })

/** Sources of a base's projects. */
export const projectSources = {
  national: option('national', two('国家级', 'National')),
  ministry: option('ministry', two('部委', 'Ministry')),
  city: option('city', two('市级', 'City')),
  district: option('district', two('区级', 'District')),
  company: option('company', two('企业委托', 'Companies')),
  own: option('own', two('自主立项', 'Own')),
  abroad: option('abroad', two('国际合作', 'International')),
}

/** Sources of its funds. */
export const funds = {
  city: { id: 'fundCity', zh: '市级专项经费', en: 'City special fund' },
  national: { id: 'fundNational', zh: '国家项目经费', en: 'National projects' },
  local: { id: 'fundLocal', zh: '市、区项目经费', en: 'City and district projects' },
  host: { id: 'fundHost', zh: '依托单位投入', en: 'Host unit' },
  company: { id: 'fundCompany', zh: '企业委托经费', en: 'Commissioned by companies' },
  service: { id: 'fundService', zh: '服务与转让收入', en: 'Services and transfers' },
  other: { id: 'fundOther', zh: '其他收入', en: 'Other' },
}

/** Levels of scientific papers, and of social science papers. */
export const paperLevels = [
  option('sci', two('SCI', 'SCI')),
  option('ei', two('EI', 'EI')),
  option('core', two('中文核心', 'Chinese core')),
  option('other', two('其他', 'Other')),
]

export const socialPaperLevels = [
  option('cssci', two('CSSCI', 'CSSCI')),
  option('ssci', two('SSCI', 'SSCI')),
  option('newspaper', two('党报党刊理论文章', 'Leading newspapers')),
  option('other', two('其他', 'Other')),
]

/** Duties of a base's people; the first is its head. */
export const duties = (head: Text, ...others: (readonly [value: string, zh: string, en: string])[]) => [
  option('head', head),
  ...others.map(([value, zh, en]) => option(value, two(zh, en))),
]
