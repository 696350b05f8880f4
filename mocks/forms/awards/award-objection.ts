/** Form definition: the objection to an award (公示异议书), signed with a name and with evidence. */
import type { FormSource } from '@/smartform/schema/definition'
import { commitment, mobile, radio, text } from '../fields'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { pageWithHelp, section } from '../structure'
import { two } from '../two'

/** 公示异议书: signed with a name and with evidence; the nominee never sees it. */
export const awardObjectionForm: FormSource = {
  id: 'award-objection',
  version: 1,
  languages: ['zh', 'en'],
  title: two('公示异议书', 'Objection'),
  pages: [
    pageWithHelp(
      'objection',
      two('异议内容', 'Objection'),
      two(
        '异议须实名提出。您的姓名和材料只有科技主管部门能看到，不会告知被提名者和提名者。',
        'Objections carry a name. Yours, and what you file, is seen by the commission alone, never by the nominee or the nominator.',
      ),
      [
        section('report', two('公示项目', 'What is objected to'), [
          fact('projectName', two('项目名称', 'Project title'), 'objected.title', { width: 2 }),
          fact('number', two('提名号', 'Nomination number'), 'objected.number'),
        ]),
        section('person', two('异议人', 'Who objects'), [
          fact('name', two('姓名', 'Name'), 'profile.userFullname', { personal: 'name' }),
          mobile('mobile', two('手机号码', 'Mobile number'), { required: true, prefill: 'profile.userMobile' }),
          text('unitName', two('工作单位', 'Unit'), 100, { prefill: 'unit.unitName' }),
        ]),
        section('content', two('异议', 'Objection'), [
          radio(
            'type',
            two('异议类别', 'What it is about'),
            {
              truth: two('成果或材料的真实性', 'Whether it is true'),
              rights: two('知识产权归属', 'Whose the rights are'),
              order: two('完成人、完成单位及排序', 'Persons, units and their order'),
              other: two('其他', 'Something else'),
            },
            { required: true, width: 3 },
          ),
          longAnswer('reason', two('事实与理由', 'Facts and reasons'), 2000, { minLength: 20 }),
          proofs('evidence', two('证据材料', 'Evidence'), true, 5),
          commitment(
            'commitment',
            two('承诺', 'Commitment'),
            two('以实名提出异议，所述属实', 'I object under my name, and what I say is true'),
          ),
        ]),
      ],
    ),
  ],
}
