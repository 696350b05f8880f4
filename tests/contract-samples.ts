/** Values of the embedded data with which the contract tests call every operation. */
import type { Database } from '@mocks/db/database'
import { projectDeclaration } from '@mocks/forms/project-declaration'
import { personaUserId } from '@mocks/personas'

/** An archive started by another persona; only its owner may read it. */
function begunArchive(db: Database): string {
  const archive = {
    id: 'archive-begun',
    ownerId: personaUserId('researcher'),
    name: '项目材料.zip',
    parts: [],
    done: 0,
  }
  if (!db.archives.get(archive.id)) db.archives.insert({ ...archive, file: null, startedAt: Date.now() })
  return archive.id
}

/** A form that somebody changes. */
function formWithDraft(db: Database): string {
  const { id } = projectDeclaration
  const person = personaUserId('supervisingDepartment')
  db.formDrafts.put(id, {
    ...{ id, revision: 1, baseVersion: 1, source: { ...projectDeclaration, version: 2 }, examples: [] },
    ...{ startedBy: person, startedAt: Date.now(), savedBy: person, savedAt: Date.now() },
  })
  return id
}

/** A part of a draft that is with a colleague of its maker. */
function delegateSection(db: Database): string {
  const id = 'part-given'
  const creatorId = personaUserId('researcher')
  const [draft] = db.works.where({ kind: 'DECLARATION', state: 'DRAFT', creatorId })
  if (draft && !db.delegatedSections.get(id)) {
    const people = { byId: creatorId, toId: personaUserId('expert') }
    const times = { givenAt: Date.now(), dueAt: Date.now() + 864e5, endedAt: null }
    const section = { id, workId: draft.id, places: ['page:plan'], state: 'OUT', note: null } as const
    db.delegatedSections.insert({ ...section, ...people, ...times })
  }
  return id
}

/** A signature that it is a persona's turn to give. */
function signatureOfPersona(db: Database): string | undefined {
  const waiting = db.signatures.where({ signedAt: null })
  const isFirst = ({ contentId, order }: (typeof waiting)[number]) =>
    waiting.every((other) => other.contentId !== contentId || other.order >= order)
  return waiting.find((row) => db.users.get(row.signerId)?.persona && isFirst(row))?.id
}

/** Values that exist in the embedded data, by variable or field name, or by operation and variable (`Work.id`). */
export function contractSamples(db: Database): Readonly<Record<string, unknown>> {
  const declaration = db.works.where({ kind: 'DECLARATION' })[0]
  const guide = declaration && db.guides.get(declaration.belongsTo)
  return {
    contentId: declaration?.id,
    formId: declaration?.formId ?? undefined,
    unitId: declaration?.unitId,
    guideId: guide?.id,
    keyword: '',
    doi: '10.5555/demo.2025.0042',
    patentNumber: '202310123456.6',
    redirectUrl: 'https://report.example.gov.cn/back',
    invitationCode: 'ENTRY-2026',
    noticeType: 'project',
    noticeId: 'work-notice-1-1',
    topicId: 'topic-1',
    renameNumber: 'GM20260001',
    creditCode: db.units.get('unit-4')?.unitUniformSocialCredit,
    remarkId: guide?.remarkId,
    'Work.id': declaration?.id,
    'WorkReads.workId': declaration?.id,
    'Signatures.contentId': db.signatures.all()[0]?.contentId,
    'TextToSign.signatureId': signatureOfPersona(db),
    'DecisionLetter.workId': db.works.where({ kind: 'MATCHING', state: 'ACCEPTED' })[0]?.id,
    'ConclusionLetter.workId': db.works.where({ kind: 'ACCEPTANCE', state: 'PASSED' })[0]?.id,
    'ConclusionLetterInEnglish.workId': db.works.where({ kind: 'ACCEPTANCE', state: 'PASSED' })[0]?.id,
    'AcceptancePanel.workId': db.works.where({ kind: 'ACCEPTANCE', state: 'TO_CONCLUDE' })[0]?.id,
    'AcceptanceFindingsPdf.workId': db.works.where({ kind: 'ACCEPTANCE', state: 'TO_CONCLUDE' })[0]?.id,
    'AcceptanceExperts.workId': db.works.where({ kind: 'ACCEPTANCE', state: 'TO_ASSIGN' })[0]?.id,
    'AssignmentPanel.panelId': db.reviewPanels.all()[0]?.id,
    'ProjectLedger.projectId': db.works.where({ kind: 'ACCEPTANCE', state: 'PASSED' })[0]?.projectId,
    'TechnicalDesk.workId': db.works.where({ kind: 'TECHNICAL_EVALUATION' })[0]?.id,
    'ProjectLife.projectId': db.works.where({ kind: 'ACCEPTANCE', state: 'PASSED' })[0]?.projectId,
    'ProjectTopics.projectId': db.works.where({ kind: 'ACCEPTANCE', state: 'PASSED' })[0]?.projectId,
    'ProjectSpending.projectId': db.works.where({ kind: 'ACCEPTANCE', state: 'PASSED' })[0]?.projectId,
    'FormEffects.formId': formWithDraft(db),
    'Archive.archiveId': begunArchive(db),
    'Platform.platformId': db.platforms.where({ disabled: false })[0]?.id,
    'NationalProject.id': db.nationalProjects.all()[0]?.id,
    'MatchedFunds.contentId': db.works.where({ kind: 'MATCHING' })[0]?.id,
    'Bases.kind': 'science-base',
    'BaseEntry.kind': 'science-base',
    'WorkJumps.id': db.works.where({ kind: 'science-base', state: 'SUBMITTED' })[0]?.id,
    'Findings.workId': db.works.where({ kind: 'science-base', state: 'SUBMITTED' })[0]?.id,
    'DelegatedSections.workId': db.delegatedSections.get(delegateSection(db))?.workId,
    'DelegatedSection.id': delegateSection(db),
    'NominationLetter.letterId': db.works.where({ kind: 'NOMINATION', state: 'NOMINATED' })[0]?.id,
    'AcceptedReport.id': db.works.where({ kind: 'AWARD_REPORT', state: 'ACCEPTED' })[0]?.id,
    'ReviewTask.taskId': db.works.where({ kind: 'REVIEW', state: 'SUBMITTED' })[0]?.id,
    'ReviewVersions.taskId': db.works.where({ kind: 'REVIEW', state: 'SUBMITTED' })[0]?.id,
    'ExpertProject.id': db.expertProjects.all()[0]?.id,
    'ExpertProjectFiled.contentId': db.works.where({ kind: 'FOREIGN_EXPERT' })[0]?.id,
    pageNo: 1,
    pageSize: 10,
  }
}
