/** Form definition: the second version of the soft-science declaration, an example of a version. */

import type { FieldSource, FormSource, PageSource, PartUse } from '@/smartform/schema/definition'
import { text } from './fields'
import { longAnswer } from './plan'
import { softScienceDeclaration } from './soft-science-declaration'
import { pageWithHelp, section } from './structure'
import { two } from './two'

/** The page that only the second version has: users of the advice, and its use. */
const applicationPage: PageSource = pageWithHelp(
  'application',
  two('决策应用', 'Use in decisions'),
  two('成果供哪个部门参考，怎样使用。', 'Which department uses the result, and how.'),
  [
    section('use', two('应用方式', 'Way of use'), [
      text('targetDepartment', two('拟服务的决策部门', 'Department to be served'), 50, { width: 2, required: true }),
      { ...longAnswer('policyUse', two('决策应用价值', 'Value for decisions'), 1500), movedFrom: 'benefit' },
    ]),
  ],
)

function changed(field: FieldSource | PartUse): (FieldSource | PartUse)[] {
  if ('part' in field) return [field]
  if (field.id === 'innovation' || field.id === 'benefit') return []
  if (field.id === 'background')
    return [{ ...field, label: two('选题依据与研究现状', 'Grounds and state of research') }]
  if (field.id === 'direction' && field.kind === 'radio')
    return [
      {
        ...field,
        options: [
          ...field.options,
          { value: 'talent', label: two('科技人才与科研诚信', 'Talent and research integrity') },
        ],
      },
    ]
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
