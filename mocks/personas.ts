/** The list of the personas of the demonstration (id, name, button), for the demo panel, seeds, tests and the served backend. */

/** The demo personas (domain, section 2). Each has a seeded account and signs in like anybody else. */
export const personaIds = [
  'researcher',
  'newResearcher',
  'unitAdministrator',
  'departmentAdministrator',
  'expert',
  'invitedExpert',
  'academician',
  'awardUnitOfficer',
  'auditor',
  'supervisingDepartment',
] as const

export type PersonaId = (typeof personaIds)[number]

/** A persona as the sign-in page and the demo panel offer it. */
export interface DemoPersona {
  id: PersonaId
  name: string
  /** The persona's role. */
  note: string
  accountCode: string
  password: string
  /** Reads the code that was last sent to the persona's mobile; only where the page holds the backend. */
  readCode?(): Promise<string>
}

/** The password of every seeded account. */
export const demoPassword = 'Demo@2026'

function persona(id: PersonaId, name: string, note: string): DemoPersona {
  return { id, name, note, accountCode: id, password: demoPassword }
}

export const personas: readonly DemoPersona[] = [
  persona('researcher', '科研人员', '申报项目、填写报告、维护个人资料与履历'),
  persona('newResearcher', '新用户', '未实名认证、未关联单位，会遇到各项前置条件'),
  persona('unitAdministrator', '单位管理员', '管理本单位人员、专家与项目，审核申报书和任务书'),
  persona('departmentAdministrator', '部门管理员', '管理单位内一个部门的人员与项目'),
  persona('expert', '专家', '维护专家信息，填写评审表'),
  persona('invitedExpert', '特邀专家', '来自港澳台或境外，受邀参加评审'),
  persona('academician', '院士', '提名科学技术奖'),
  persona('awardUnitOfficer', '提名单位', '以单位名义提名，确认被提名者的填报'),
  persona('auditor', '审计人员', '预算审计与项目审计'),
  persona('supervisingDepartment', '业务主管处室', '受理申报、评价技术报告、查看基地统计'),
]

/** Id of the persona's account. */
export function personaUserId(id: PersonaId): string {
  return `user-${id}`
}
