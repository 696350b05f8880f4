import type { PartSource } from '@/smartform/schema/definition'
import { both, cell, countWhere, field, is } from '../expressions'
import { certificate, computed, dictionary, email, mobile, number, radio, text } from '../fields'
import { section } from '../structure'

const here = field('undertakingUnit')

const leader = [
  text('leaderName', '姓名', 50, { personal: 'name', required: true, prefill: 'profile.userFullname' }),
  certificate('leaderCertificate', '身份证号', { required: true, prefill: 'profile.userCertificate' }),
  mobile('leaderMobile', '手机号码', { required: true, prefill: 'profile.userMobile' }),
  email('leaderEmail', '电子邮箱', { required: true, prefill: 'profile.userEmail' }),
  dictionary('leaderTitle', '职称', 'user_title', {
    personal: 'position',
    required: true,
    prefill: 'resume.WORK.title',
  }),
  dictionary('leaderDegree', '学位', 'user_degree', { personal: 'education', prefill: 'profile.userAcademicDegree' }),
  text('leaderMajor', '从事专业', 50, { width: 2, prefill: 'profile.userMajor' }),
]

const columns = [
  text('name', '姓名', 50, { personal: 'name', required: true, prefill: 'profile.userFullname' }),
  certificate('certificate', '身份证号', { required: true, prefill: 'profile.userCertificate' }),
  mobile('mobile', '手机号码', { required: true, prefill: 'profile.userMobile' }),
  radio('role', '角色', { leader: '负责人', core: '骨干', temporary: '临时参与' }, { required: true }),
  dictionary('title', '职称', 'user_title', { personal: 'position', prefill: 'resume.WORK.title' }),
  text('unit', '所在单位', 100, { required: true, prefill: 'unit.unitName' }),
  text('duty', '承担任务', 100),
  number('months', '投入时间（人月）', { required: true, min: '1', max: '36' }),
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
      title: '项目团队',
      help: '填写项目负责人和全部参加人员。',
      sections: [
        section('leader', '项目负责人', leader),
        {
          id: 'people',
          title: '项目组成员',
          fields: [
            {
              id: 'members',
              actor: 'member',
              kind: 'table',
              label: '项目组成员',
              help: '包括项目负责人本人；负责人有且仅有一名，临时参与人员至多一名；手机号码、身份证号不能重复。',
              required: true,
              minRows: '{{least}}',
              maxRows: '{{most}}',
              totals: ['months'],
              defaultValue: [{ id: 'm1', cells: { role: 'leader', duty: '项目总体负责' } }],
              columns,
            },
            computed('memberCount', '项目组人数', ['rows', 'members'], { decimals: 0, unit: '人' }),
            computed('monthCount', '总人月数', ['sum', ['column', 'members', 'months']], { decimals: 0, unit: '人月' }),
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
      message: '项目组成员中有且仅有一名负责人，现在 {current}。',
      at: ['members.role'],
      ledger: {
        label: '项目负责人',
        current: ['use', 'leaders'],
        limit: 1,
        relation: 'exactly',
        unit: '名',
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
      message: '成员表中的负责人应与上方的项目负责人是同一人，请核对身份证号。',
      at: ['members.certificate', 'leaderCertificate'],
    },
    {
      id: 'oneTemporary',
      code: 60417,
      assert: ['lte', ['use', 'temporaries'], 1],
      message: '临时参与人员至多一名，现在 {current}。',
      at: ['members.role'],
      ledger: { label: '临时参与人员', current: ['use', 'temporaries'], limit: 1, relation: 'atMost', unit: '名' },
    },
    {
      id: 'uniqueMobile',
      code: 60418,
      assert: ['unique', ['column', 'members', 'mobile']],
      message: '项目组成员的手机号码不能重复。',
      at: ['members.mobile'],
    },
    {
      id: 'uniqueCertificate',
      code: 60419,
      assert: ['unique', ['column', 'members', 'certificate']],
      message: '项目组成员的身份证号不能重复。',
      at: ['members.certificate'],
    },
    {
      id: 'leaderFromUnit',
      code: 60432,
      assert: is(countWhere('members', 'unit', both(is(cell('role'), 'leader'), ['ne', cell('unit'), here])), 0),
      message: '项目负责人的工作单位与承担单位须一致，请核对。',
      at: ['members.unit'],
    },
    {
      id: 'temporaryFromOutside',
      code: 60433,
      assert: is(countWhere('members', 'unit', both(is(cell('role'), 'temporary'), is(cell('unit'), here))), 0),
      message: '临时参与人员来自其他单位，工作单位与承担单位不能相同，请核对。',
      at: ['members.unit'],
    },
  ],
}
