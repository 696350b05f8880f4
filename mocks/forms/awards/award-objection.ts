import type { FormSource } from '@/smartform/schema/definition'
import { inBoth } from '../in-both'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'

/** 公示异议书: signed with a name and with evidence; the nominee never sees it. */
export const awardObjectionForm: FormSource = {
  id: 'award-objection',
  version: 1,
  languages: ['zh', 'en'],
  title: inBoth('公示异议书', 'Objection'),
  pages: [
    {
      id: 'objection',
      title: inBoth('异议内容', 'Objection'),
      help: inBoth(
        '异议须实名提出。您的姓名和材料只有科技主管部门能看到，不会告知被提名者和提名者。',
        'Objections carry a name. Yours, and what you file, is seen by the commission alone, never by the nominee or the nominator.',
      ),
      sections: [
        {
          id: 'report',
          title: inBoth('公示项目', 'What is objected to'),
          fields: [
            fact('projectName', inBoth('项目名称', 'Project title'), 'objected.title', { width: 2 }),
            fact('number', inBoth('提名号', 'Number of the nomination'), 'objected.number'),
          ],
        },
        {
          id: 'person',
          title: inBoth('异议人', 'Who objects'),
          fields: [
            fact('name', inBoth('姓名', 'Name'), 'profile.userFullname'),
            {
              id: 'mobile',
              kind: 'mobile',
              label: inBoth('手机号码', 'Mobile number'),
              required: true,
              prefill: 'profile.userMobile',
            },
            {
              id: 'unitName',
              kind: 'text',
              label: inBoth('工作单位', 'Unit'),
              maxLength: 100,
              prefill: 'unit.unitName',
            },
          ],
        },
        {
          id: 'content',
          title: inBoth('异议', 'Objection'),
          fields: [
            {
              id: 'type',
              kind: 'radio',
              label: inBoth('异议类别', 'What it is about'),
              required: true,
              width: 3,
              options: [
                { value: 'truth', label: inBoth('成果或材料的真实性', 'Whether it is true') },
                { value: 'rights', label: inBoth('知识产权归属', 'Whose the rights are') },
                { value: 'order', label: inBoth('完成人、完成单位及排序', 'Persons, units and their order') },
                { value: 'other', label: inBoth('其他', 'Something else') },
              ],
            },
            longAnswer('reason', inBoth('事实与理由', 'Facts and reasons'), 2000, { minLength: 20 }),
            proofs('evidence', inBoth('证据材料', 'Evidence'), true, 5),
            {
              id: 'commitment',
              kind: 'commitment',
              label: inBoth('承诺', 'Commitment'),
              required: true,
              copy: false,
              text: inBoth('以实名提出异议，所述属实', 'I object under my name, and what I say is true'),
            },
          ],
        },
      ],
    },
  ],
}
