import type { PageSource, RuleSource, TableSource } from '@/smartform/schema/definition'
import { atMost, both, cell, countWhere, field, is, moreThan, rowsOf } from './expressions'

const members: TableSource = {
  id: 'members',
  actor: 'member',
  kind: 'table',
  label: '项目组成员',
  help: '包括项目负责人本人；负责人有且仅有一名，临时参与人员至多一名；手机号码、身份证号不能重复。',
  required: true,
  minRows: 1,
  maxRows: 50,
  totals: ['months'],
  defaultValue: [{ id: 'm1', cells: { role: 'leader', duty: '项目总体负责' } }],
  columns: [
    { id: 'name', kind: 'text', label: '姓名', required: true, maxLength: 50, prefill: 'profile.userFullname' },
    {
      id: 'certificate',
      kind: 'certificate',
      label: '身份证号',
      required: true,
      prefill: 'profile.userCertificate',
    },
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
  ],
}

/** 项目团队: the leader and the members; the same on every declaration. */
export const teamPage: PageSource = {
  id: 'team',
  title: '项目团队',
  help: '填写项目负责人和全部参加人员。',
  sections: [
    {
      id: 'leader',
      title: '项目负责人',
      fields: [
        {
          id: 'leaderName',
          kind: 'text',
          label: '姓名',
          required: true,
          maxLength: 50,
          prefill: 'profile.userFullname',
        },
        {
          id: 'leaderCertificate',
          kind: 'certificate',
          label: '身份证号',
          required: true,
          prefill: 'profile.userCertificate',
        },
        {
          id: 'leaderMobile',
          kind: 'mobile',
          label: '手机号码',
          required: true,
          prefill: 'profile.userMobile',
        },
        {
          id: 'leaderEmail',
          kind: 'email',
          label: '电子邮箱',
          required: true,
          prefill: 'profile.userEmail',
        },
        { id: 'leaderTitle', kind: 'dictionary', label: '职称', required: true, dictionaryType: 'user_title' },
        { id: 'leaderDegree', kind: 'dictionary', label: '学位', dictionaryType: 'user_degree' },
        { id: 'leaderMajor', kind: 'text', label: '从事专业', width: 2, maxLength: 50, prefill: 'profile.userMajor' },
      ],
    },
    {
      id: 'people',
      title: '项目组成员',
      fields: [
        members,
        { id: 'memberCount', kind: 'computed', label: '项目组人数', value: rowsOf('members'), decimals: 0, unit: '人' },
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
}

const hasMembers = moreThan(rowsOf('members'), 0)
const isLeader = is(cell('role'), 'leader')

/** What holds among the members of a project (specification, section 5). */
export const teamRules: readonly RuleSource[] = [
  {
    id: 'oneLeader',
    code: 60416,
    when: hasMembers,
    assert: is(countWhere('members', 'role', isLeader), 1),
    message: '项目组成员中有且仅有一名负责人，现在 {current}。',
    at: ['members.role'],
    ledger: {
      label: '项目负责人',
      current: countWhere('members', 'role', isLeader),
      limit: 1,
      relation: 'exactly',
      unit: '名',
      decimals: 0,
    },
  },
  {
    id: 'leaderIsMember',
    when: is(countWhere('members', 'role', isLeader), 1),
    assert: [
      'eq',
      countWhere('members', 'role', both(isLeader, is(cell('certificate'), field('leaderCertificate')))),
      1,
    ],
    message: '成员表中的负责人应与上方的项目负责人是同一人，请核对身份证号。',
    at: ['members.certificate', 'leaderCertificate'],
  },
  {
    id: 'oneTemporary',
    code: 60417,
    assert: atMost(countWhere('members', 'role', is(cell('role'), 'temporary')), 1),
    message: '临时参与人员至多一名，现在 {current}。',
    at: ['members.role'],
    ledger: {
      label: '临时参与人员',
      current: countWhere('members', 'role', is(cell('role'), 'temporary')),
      limit: 1,
      relation: 'atMost',
      unit: '名',
      decimals: 0,
    },
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
]
