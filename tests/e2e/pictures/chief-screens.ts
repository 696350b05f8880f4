/** The screens whose pictures `npm run e2e -- pictures` compares: address and persona. */

import type { PersonaId } from '@mocks/personas'

/** The moment that every picture is made at, for server and browser: a Wednesday morning in Beijing. */
export const pictureTime = Date.UTC(2026, 9, 14, 2, 0, 0)

const draft = 'content-26Y1190-001'

const by = (persona: PersonaId | null, ...addresses: string[]) =>
  addresses.map((address) => ({ address, persona }) as const)

/** Sixty screens. Where no id stands, the first link of a list is followed: `list → pattern`. */
export const chiefScreens: readonly { address: string; persona: PersonaId | null }[] = [
  ...by(null, '/user/login', '/user/register', '/user/forgetpassword', '/help', '/subProject/sub-1'),
  ...by(
    'researcher',
    '/',
    '/project-declare',
    '/project-declare/guide-26DZ1200/remark-26DZ1200',
    '/my-project',
    `/smartform/project-declaration/${draft}/basic`,
    `/smartform/project-declaration/${draft}/team`,
    `/smartform/project-declaration/${draft}/plan`,
    `/smartform/project-declaration/${draft}/budget`,
    '/account/settings/info',
    '/account/settings/bank',
    '/account/settings/security',
    '/account/settings/data',
    '/resume/work',
    '/mail/1',
    '/mail/2',
    '/definition/view/unit-1',
    '/matching/list/national-4',
    '/function-platform/platform-service-1',
    '/my-project/bind-subproject',
  ),
  ...by('newResearcher', '/', '/account/settings/security', '/my-project'),
  ...by(
    'unitAdministrator',
    '/',
    '/company/unit-1',
    '/company/unit-1/dashboard',
    '/company/unit-1/info',
    '/company/unit-1/departments',
    '/company/unit-1/staff',
    '/company/unit-1/staff?tab=invitations',
    '/company/unit-1/expert',
    '/company/unit-1/project',
    '/pre-project-manage',
    '/mail/1',
  ),
  ...by('departmentAdministrator', '/', '/company/unit-1/project', '/pre-project-manage'),
  ...by('expert', '/', '/expert/editInfo', '/expert/review-set/review-tech', '/expert/review/review-tech-2'),
  ...by('invitedExpert', '/'),
  ...by(
    'academician',
    '/',
    '/award/nomination',
    '/award/nomination/work-notice-2-1',
    '/award/nomination/work-draft-1-1/form/nominee',
  ),
  ...by('awardUnitOfficer', '/', '/award/unit-nomination', '/nomination/apply'),
  ...by('auditor', '/', '/audit/audit-list'),
  ...by(
    'supervisingDepartment',
    '/',
    '/commission',
    '/commission/reviews',
    '/commission/reviews/panel-robots/assign',
    '/commission/forms/project-declaration',
    '/base/statistics',
  ),
]
