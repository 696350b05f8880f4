/** The first page of the annual report forms of bases (基地概况): the base, the year, the earlier report. */
import type { PartSource } from '@/smartform/schema/definition'
import { field } from '../../expressions'
import { number } from '../../fields'
import { fact } from '../../projects/shared'
import { section } from '../../structure'
import { two } from '../../two'

export const facts: PartSource = {
  about: '基地概况一节，以及与哪一份上年报告比较。',
  parameters: {
    bodyLabel: { about: '基地、实验室、中心……的名称怎么叫' },
    directorLabel: { about: '负责人怎么叫', default: two('负责人', 'Director') },
  },
  sections: [
    section('facts', two('概况', 'About it'), [
      fact('baseName', '{{bodyLabel}}', 'base.name', { width: 2 }),
      fact('baseNumber', two('编号', 'Number'), 'base.number'),
      fact('hostUnit', two('依托单位', 'Host unit'), 'base.hostUnit', { width: 2 }),
      fact('director', '{{directorLabel}}', 'base.director', { personal: 'name' }),
      fact('reportYear', two('报告年度', 'Year of the report'), 'base.year'),
      fact('formerReport', two('上年数字取自', "Last year's numbers are from"), 'former.said', {
        width: 2,
        visibleWhen: ['filled', field('formerVersion')],
      }),
      number('formerVersion', two('上年表格版本', "Version of last year's form"), {
        beside: 'formerReport',
        lockedWhen: true,
        keepHidden: true,
        prefill: 'former.formVersion',
      }),
      {
        id: 'noFormer',
        kind: 'static',
        label: two('上年数字', "Last year's numbers"),
        text: two(
          '上年没有已提交的报告，数字旁没有可比的上年数，不必说明变化原因。',
          "No report of last year was submitted: no number has last year's beside it, and no reason is asked for.",
        ),
        visibleWhen: ['empty', field('formerVersion')],
      },
    ]),
  ],
}
