/** Addresses that no link leads to, and personas who see more on a page, for the sweeps. */
import type { Backend } from '@mocks/backend'
import { serverNow } from '@mocks/clock'
import { type PersonaId, personaIds, personaUserId } from '@mocks/personas'
import { baseKinds } from '@/work/kinds/base-kinds'

type Visit = readonly [address: string, persona: PersonaId | null]

/** Addresses that no link of the demo leads to, and pages on which another persona sees more; by pattern. */
export function visitsOf({ db }: Backend): Readonly<Record<string, Visit>> {
  const workOf = (kind: string, state: string, persona: PersonaId) =>
    db.works.where({ kind, state, creatorId: personaUserId(persona) })[0]?.id
  const inState = (kind: string, state: string) => db.works.where({ kind, state })[0]?.id
  const performance = workOf('PERFORMANCE', 'TO_CONFIRM', 'researcher')
  const handedIn = db.works.where(
    (work) => work.kind === 'TASK_BOOK' && work.submittedAt !== null && work.creatorId === personaUserId('researcher'),
  )[0]?.id
  const audit = inState('PROJECT_AUDIT', 'TO_AUDIT')
  const visits: Record<string, Visit> = {
    '/audit/audit-list/:workId': [`/audit/audit-list/${audit}`, 'auditor'],
    '/audit/audit-list/:workId/:formId/:pageId': [`/audit/audit-list/${audit}/project-audit/lines`, 'auditor'],
    '/award/accepted/:reportId/objection': ['/award/accepted/work-report-5-5/objection', 'auditor'],
    '/award/nomination': ['/award/nomination', 'academician'],
    '/award/nomination/:workId': ['/award/nomination/work-notice-2-1', 'academician'],
    '/award/nomination/:workId/filed': ['/award/nomination/work-notice-2-1/filed', 'academician'],
    '/award/nomination/:workId/form/:pageId': ['/award/nomination/work-draft-1-1/form/nominee', 'academician'],
    '/award/nomination/:workId/letter': ['/award/nomination/work-notice-2-1/letter', 'academician'],
    '/award/setting/bind/:type/:id': ['/award/setting/bind/project/work-notice-1-1', null],
    '/award/unit-nomination': ['/award/unit-nomination', 'awardUnitOfficer'],
    '/base/statistics': ['/base/statistics', 'supervisingDepartment'],
    '/commission': ['/commission', 'supervisingDepartment'],
    '/commission/forms/:formId/:view?': ['/commission/forms/project-declaration', 'supervisingDepartment'],
    '/commission/reviews': ['/commission/reviews', 'supervisingDepartment'],
    '/commission/reviews/new': ['/commission/reviews/new', 'supervisingDepartment'],
    '/commission/reviews/:panelId/assign': ['/commission/reviews/panel-robots/assign', 'supervisingDepartment'],
    '/commission/reviews/:panelId/change': ['/commission/reviews/panel-robots/change', 'supervisingDepartment'],
    '/commission/work/:workId': [`/commission/work/${inState('MATCHING', 'RECEIVED')}`, 'supervisingDepartment'],
    '/company/:id': ['/company/unit-1', 'unitAdministrator'],
    '/company/:id/dashboard': ['/company/unit-1/dashboard', 'unitAdministrator'],
    '/company/:id/departments': ['/company/unit-1/departments', 'unitAdministrator'],
    '/company/:id/info': ['/company/unit-1/info', 'unitAdministrator'],
    '/company/:id/project': ['/company/unit-1/project', 'unitAdministrator'],
    '/definition/view/:id': ['/definition/view/unit-1', 'researcher'],
    '/expert/apply': ['/expert/apply', 'academician'],
    '/expert/editApply': ['/expert/editApply', 'invitedExpert'],
    '/expert/editInfo': ['/expert/editInfo', 'expert'],
    '/expert/editInfo/:userId': ['/expert/editInfo/user-6', 'unitAdministrator'],
    '/expert/review-set/:groupId': ['/expert/review-set/review-tech', 'expert'],
    '/function-platform/:platformId': ['/function-platform/platform-service-1', 'researcher'],
    '/matching/list/:id': ['/matching/list/national-4', 'researcher'],
    '/my-project/del/:id': [`/my-project/del/${workOf('DECLARATION', 'DRAFT', 'researcher')}`, 'researcher'],
    '/my-project/evaluation-confirm/:id': [`/my-project/evaluation-confirm/${performance}`, 'researcher'],
    '/my-project/topic/:topicId': [
      `/my-project/topic/${db.topicLinks.where({ boundBy: personaUserId('academician') })[0]?.id}`,
      'academician',
    ],
    '/my-project/topics/:projectId': [
      `/my-project/topics/${workOf('DECLARATION', 'APPROVED', 'researcher')}`,
      'researcher',
    ],
    '/my-project/work/:workId/review': [`/my-project/work/${handedIn}/review`, 'researcher'],
    '/performance-form/:id': [`/performance-form/${performance}`, 'researcher'],
    '/project-declare/:guideId/:remarkId': ['/project-declare/guide-26DZ1200/remark-26DZ1200', 'researcher'],
    '/subProject/:id': ['/subProject/sub-1', null],
  }
  const year = new Date(serverNow() + 8 * 3600_000).getUTCFullYear()
  for (const { id, entry, paths: at } of baseKinds) {
    const owner = db.works.where({ kind: id, state: 'SUBMITTED' })[0]?.creatorId
    const persona = personaIds.find((personaId) => personaUserId(personaId) === owner) ?? 'researcher'
    visits[`/${entry.path}/:id`] = [`/${entry.path}/base-${id}-4`, persona]
    // Work items with submitted content.
    const read = db.works.where((work) => work.kind === id && work.unitId === 'unit-1' && work.submittedAt !== null)[0]
    visits[`/${at.fill}/:contentId/:unitId`] = [`/${at.fill}/${read?.id}/unit-1`, 'unitAdministrator']
    visits[`/${at.init}/:id/:sid/:year`] = [`/${at.init}/base-${id}-1/base-${id}-1-${year}/${year}`, persona]
  }
  return visits
}
