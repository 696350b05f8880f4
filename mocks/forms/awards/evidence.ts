/** The attachments page (附件) of the award report: kinds of proof by the numbers of the paper form, and their rules. */

import type { FieldSource, PageSource, RuleSource, Text } from '@/smartform/schema/definition'
import { moreThan } from '../expressions'
import { commitment } from '../fields'
import { page, section } from '../structure'
import { two } from '../two'

/** One kind of attachment, with how many of which type and size: the field itself says these limits. */
function files(
  id: string,
  label: Text,
  most: number,
  required: boolean,
  { accept = ['pdf'], megabytes = 10, ...more }: { accept?: string[]; megabytes?: number } & Partial<FieldSource> = {},
): FieldSource {
  return {
    id,
    kind: 'attachments',
    label,
    required,
    accept,
    maxCount: most,
    maxKilobytes: megabytes * 1024,
    ...more,
  } as FieldSource
}

const hasPapers = moreThan(['rows', 'papers'], 0)

/** 附件: the kinds in the paper form's numbering, and the nominee's declaration. */
export const evidence: PageSource = page('evidence', two('附件与承诺', 'Attachments and commitment'), [
  {
    id: 'files',
    title: two('附件', 'Attachments'),
    help: two('扫描件应清晰可辨。', 'Scans must be legible.'),
    fields: [
      files('rightsProof', two('知识产权和标准规范证明', 'Proof of intellectual property'), 10, false, {
        visibleWhen: moreThan(['rows', 'rights'], 0),
        required: moreThan(['rows', 'rights'], 0),
      }),
      files('papersProof', two('代表性论文专著全文或首页', 'Full text or first page of papers and books'), 8, false, {
        visibleWhen: hasPapers,
        required: hasPapers,
      }),
      files('citations', two('他引检索报告', 'Report on citations'), 1, false, { visibleWhen: hasPapers }),
      files('judged', two('验收、鉴定或检测报告', 'Reports of acceptance, appraisal or test'), 5, true),
      files('usedBy', two('应用证明', 'Proof of application'), 10, false, {
        accept: ['pdf', 'jpg', 'png'],
        megabytes: 5,
      }),
      files(
        'consent',
        two('未列入完成人的知识产权权利人和论文作者知情同意书', 'Consent of owners and authors who are not named'),
        5,
        false,
      ),
      files('sealed', two('主要完成单位盖章页', 'Page with the seals of the units'), 1, true, {
        accept: ['pdf', 'jpg', 'png'],
        megabytes: 5,
      }),
      files('others', two('其他证明', 'Others'), 5, false, { accept: ['pdf', 'jpg', 'png', 'doc', 'docx'] }),
    ],
  },
  section('promise', two('承诺', 'Commitment'), [
    commitment(
      'commitment',
      two('承诺', 'Commitment'),
      two(
        '材料真实、合法，不涉密，无知识产权争议，所列成果未获过本市科学技术奖，全部完成人和单位知情并同意排序',
        'The above is true, lawful and not classified, nobody disputes the rights, none of it was awarded before, and all persons and units agree to their order',
      ),
    ),
  ]),
])

export const evidenceRules: readonly RuleSource[] = [
  {
    id: 'citedWithReport',
    severity: 'warning',
    when: moreThan(['sum', ['column', 'papers', 'cited']], 0),
    assert: ['filled', ['field', 'citations']],
    message: two('填写了他引次数，请附检索报告。', 'Citations are counted: please attach the report on them.'),
    at: ['citations'],
  },
]
