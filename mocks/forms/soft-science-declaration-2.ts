/** Form definition: the second version of the soft-science declaration, an example of a version. */

import type { FieldSource, FormSource, PageSource, PartUse } from '@/smartform/schema/definition'
import { text } from './fields'
import { longAnswer } from './plan'
import { softScienceDeclaration } from './soft-science-declaration'
import { pageWithHelp, section } from './structure'

/** The page that only the second version has: users of the advice, and its use. */
const applicationPage: PageSource = pageWithHelp('application', '决策应用', '成果供哪个部门参考，怎样使用。', [
  section('use', '应用方式', [
    text('targetDepartment', '拟服务的决策部门', 50, { width: 2, required: true }),
    { ...longAnswer('policyUse', '决策应用价值', 1500), movedFrom: 'benefit' },
  ]),
])

function changed(field: FieldSource | PartUse): (FieldSource | PartUse)[] {
  if ('part' in field) return [field]
  if (field.id === 'innovation' || field.id === 'benefit') return []
  if (field.id === 'background') return [{ ...field, label: '选题依据与研究现状' }]
  if (field.id === 'direction' && field.kind === 'radio')
    return [{ ...field, options: [...field.options, { value: 'talent', label: '科技人才与科研诚信' }] }]
  return [field]
}

/**
 * 软科学研究项目申报书, second version: the value for decisions has its own page (its answer moves there), 创新之处 is removed, and
 * one direction is new.
 */
export const softScienceDeclaration2: FormSource = {
  ...softScienceDeclaration,
  version: 2,
  pages: softScienceDeclaration.pages.flatMap((page): (PageSource | PartUse)[] => {
    if ('part' in page) return [page]
    const sections = page.sections.map((section) =>
      'part' in section ? section : { ...section, fields: section.fields.flatMap(changed) },
    )
    const own = { ...page, sections }
    return page.id === 'plan' ? [own, applicationPage] : [own]
  }),
}
