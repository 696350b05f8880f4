import type { PartSource } from '@/smartform/schema/definition'
import { both, cell, countWhere, field, is } from '../expressions'

const here = field('undertakingUnit')

const leader = [
  { id: 'leaderName', kind: 'text', label: '姓名', required: true, maxLength: 50, prefill: 'profile.userFullname' },
  {
    id: 'leaderCertificate',
    kind: 'certificate',
    label: '身份证号',
    required: true,
    prefill: 'profile.userCertificate',
  },
  { id: 'leaderMobile', kind: 'mobile', label: '手机号码', required: true, prefill: 'profile.userMobile' },
  { id: 'leaderEmail', kind: 'email', label: '电子邮箱', required: true, prefill: 'profile.userEmail' },
  { id: 'leaderTitle', kind: 'dictionary', label: '职称', required: true, dictionaryType: 'user_title' },
  { id: 'leaderDegree', kind: 'dictionary', label: '学位', dictionaryType: 'user_degree' },
  { id: 'leaderMajor', kind: 'text', label: '从事专业', width: 2, maxLength: 50, prefill: 'profile.userMajor' },
]

const columns = [
  { id: 'name', kind: 'text', label: '姓名', required: true, maxLength: 50, prefill: 'profile.userFullname' },
  { id: 'certificate', kind: 'certificate', label: '身份证号', required: true, prefill: 'profile.userCertificate' },
  { id: 'mobile', kind: 'mobile', label: '手机号码', required: true, prefill: 'profile.userMobile' },
  {
    id: 'role',
    kind: 'radio',
    label: '角色',
    required: true,
    options: [
      { value: 'leader', label: '负责人' },
      { value: 'core', label: '骨干' },
      { value: 'temporary', label: '临时参与' },
    ],
  },
  { id: 'title', kind: 'dictionary', label: '职称', dictionaryType: 'user_title' },
  { id: 'unit', kind: 'text', label: '所在单位', required: true, maxLength: 100, prefill: 'unit.unitName' },
  { id: 'duty', kind: 'text', label: '承担任务', maxLength: 100 },
  { id: 'months', kind: 'number', label: '投入时间（人月）', required: true, min: '1', max: '36' },
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
        {
          id: 'leader',
          title: '项目负责人',
          fields: leader,
        },
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
            {
              id: 'memberCount',
              kind: 'computed',
              label: '项目组人数',
              value: ['rows', 'members'],
              decimals: 0,
              unit: '人',
            },
            {
              id: 'monthCount',
              kind: 'computed',
              label: '总人月数',
              value: ['sum', ['column', 'members', 'months']],
              decimals: 0,
              unit: '人月',
            },
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
      ledger: { label: '项目负责人', current: ['use', 'leaders'], limit: 1, relation: 'exactly', unit: '名' },
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
