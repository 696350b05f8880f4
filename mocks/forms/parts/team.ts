/** The section of declarations about the project team (项目团队): leader and members, with the rules between them. */

import type { PartSource } from '@/smartform/schema/definition'
import { both, cell, countWhere, field, is } from '../expressions'
import { certificate, computed, dictionary, email, mobile, number, radio, text } from '../fields'
import { section } from '../structure'
import { two } from '../two'

const here = field('undertakingUnit')

const leader = [
  text('leaderName', two('姓名', 'Name'), 50, { personal: 'name', required: true, prefill: 'profile.userFullname' }),
  certificate('leaderCertificate', two('身份证号', 'ID card number'), {
    required: true,
    prefill: 'profile.userCertificate',
  }),
  mobile('leaderMobile', two('手机号码', 'Mobile number'), { required: true, prefill: 'profile.userMobile' }),
  email('leaderEmail', two('电子邮箱', 'E-mail'), { required: true, prefill: 'profile.userEmail' }),
  dictionary('leaderTitle', two('职称', 'Title'), 'user_title', {
    personal: 'position',
    required: true,
    prefill: 'resume.WORK.title',
  }),
  dictionary('leaderDegree', two('学位', 'Degree'), 'user_degree', {
    personal: 'education',
    prefill: 'profile.userAcademicDegree',
  }),
  text('leaderMajor', two('从事专业', 'Specialty'), 50, { width: 2, prefill: 'profile.userMajor' }),
]

const columns = [
  text('name', two('姓名', 'Name'), 50, { personal: 'name', required: true, prefill: 'profile.userFullname' }),
  certificate('certificate', two('身份证号', 'ID card number'), { required: true, prefill: 'profile.userCertificate' }),
  mobile('mobile', two('手机号码', 'Mobile number'), { required: true, prefill: 'profile.userMobile' }),
  radio(
    'role',
    two('角色', 'Role'),
    { leader: two('负责人', 'Leader'), core: two('骨干', 'Core member'), temporary: two('临时参与', 'Temporary') },
    { required: true },
  ),
  dictionary('title', two('职称', 'Title'), 'user_title', { personal: 'position', prefill: 'resume.WORK.title' }),
  text('unit', two('所在单位', 'Unit'), 100, { required: true, prefill: 'unit.unitName' }),
  text('duty', two('承担任务', 'Task'), 100),
  number('months', two('投入时间（人月）', 'Time (person-months)'), { required: true, min: '1', max: '36' }),
  '{{more}}',
]

/** 项目团队: the leader and the members, with the rules between them (specification, section 5). */
export const team: PartSource = {
  about: '项目团队：负责人与成员一页，及成员之间的规则。',
  parameters: {
    least: { about: '成员至少几人', default: 1 },
    most: { about: '成员至多几人', default: 50 },
    more: { about: '成员表另有的列', default: [] },
  },
  pages: [
    {
      id: 'team',
      title: two('项目团队', 'Project team'),
      help: two('填写项目负责人和全部参加人员。', 'The project leader and all who take part.'),
      sections: [
        section('leader', two('项目负责人', 'Project leader'), leader),
        {
          id: 'people',
          title: two('项目组成员', 'Members of the team'),
          fields: [
            {
              id: 'members',
              actor: 'member',
              kind: 'table',
              label: two('项目组成员', 'Members of the team'),
              help: two(
                '包括项目负责人本人；负责人有且仅有一名，临时参与人员至多一名；手机号码、身份证号不能重复。',
                'With the project leader; exactly one leader, at most one temporary member; no mobile or ID card number twice.',
              ),
              required: true,
              minRows: '{{least}}',
              maxRows: '{{most}}',
              totals: ['months'],
              defaultValue: [{ id: 'm1', cells: { role: 'leader', duty: '项目总体负责' } }],
              columns,
            },
            computed('memberCount', two('项目组人数', 'People in the team'), ['rows', 'members'], {
              decimals: 0,
              unit: two('人', 'people'),
            }),
            computed('monthCount', two('总人月数', 'Person-months in all'), ['sum', ['column', 'members', 'months']], {
              decimals: 0,
              unit: two('人月', 'person-months'),
            }),
          ],
        },
      ],
    },
  ],
  expressions: {
    leaders: ['countWhere', 'members', 'role', ['eq', ['cell', 'role'], 'leader']],
    temporaries: ['countWhere', 'members', 'role', ['eq', ['cell', 'role'], 'temporary']],
  },
  rules: [
    {
      id: 'oneLeader',
      code: 60416,
      when: ['gt', ['rows', 'members'], 0],
      assert: ['eq', ['use', 'leaders'], 1],
      message: two(
        '项目组成员中有且仅有一名负责人，现在 {current}。',
        'The team has exactly one leader; now {current}.',
      ),
      at: ['members.role'],
      ledger: {
        label: two('项目负责人', 'Project leader'),
        current: ['use', 'leaders'],
        limit: 1,
        relation: 'exactly',
        unit: two('名', 'people'),
      },
    },
    {
      id: 'leaderIsMember',
      when: ['eq', ['use', 'leaders'], 1],
      assert: [
        'eq',
        [
          'countWhere',
          'members',
          'role',
          ['and', ['eq', ['cell', 'role'], 'leader'], ['eq', ['cell', 'certificate'], ['field', 'leaderCertificate']]],
        ],
        1,
      ],
      message: two(
        '成员表中的负责人应与上方的项目负责人是同一人，请核对身份证号。',
        'The leader among the members is the project leader above. Check the ID card number.',
      ),
      at: ['members.certificate', 'leaderCertificate'],
    },
    {
      id: 'oneTemporary',
      code: 60417,
      assert: ['lte', ['use', 'temporaries'], 1],
      message: two('临时参与人员至多一名，现在 {current}。', 'At most one temporary member; now {current}.'),
      at: ['members.role'],
      ledger: {
        label: two('临时参与人员', 'Temporary members'),
        current: ['use', 'temporaries'],
        limit: 1,
        relation: 'atMost',
        unit: two('名', 'people'),
      },
    },
    {
      id: 'uniqueMobile',
      code: 60418,
      assert: ['unique', ['column', 'members', 'mobile']],
      message: two('项目组成员的手机号码不能重复。', 'Each member has a mobile number of their own.'),
      at: ['members.mobile'],
    },
    {
      id: 'uniqueCertificate',
      code: 60419,
      assert: ['unique', ['column', 'members', 'certificate']],
      message: two('项目组成员的身份证号不能重复。', 'Each member has an ID card number of their own.'),
      at: ['members.certificate'],
    },
    {
      id: 'leaderFromUnit',
      code: 60432,
      assert: is(countWhere('members', 'unit', both(is(cell('role'), 'leader'), ['ne', cell('unit'), here])), 0),
      message: two(
        '项目负责人的工作单位与承担单位须一致，请核对。',
        'The project leader works at the undertaking unit. Check the units.',
      ),
      at: ['members.unit'],
    },
    {
      id: 'temporaryFromOutside',
      code: 60433,
      assert: is(countWhere('members', 'unit', both(is(cell('role'), 'temporary'), is(cell('unit'), here))), 0),
      message: two(
        '临时参与人员来自其他单位，工作单位与承担单位不能相同，请核对。',
        'A temporary member comes from another unit than the undertaking one. Check the units.',
      ),
      at: ['members.unit'],
    },
  ],
}
