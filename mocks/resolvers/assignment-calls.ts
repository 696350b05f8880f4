/** Calls about review panels and their assignment, as tests ask them of the embedded backend. */
import { expect } from 'vitest'
import { proposeAssignment } from '@/lib/assignment/propose-assignment'
import { type PersonaId, personaUserId } from '../personas'
import { askAs, type backendForTest } from './ask-as'
import type { AssignmentPanel, AssignmentPanelSummary, PanelInvitation } from './evaluation.generated'

/** The seeded panel. */
export const panelId = 'panel-robots'
/** An expert of it without any conflict. */
export const expertId = personaUserId('expert')
const fields = `id perPaper most revision savedBy papers { id number field keywords } experts { id expertId name field keywords joins
  invitationId invitation reason } conflicts { paperId expertId kind weight source detail recordedId sourceText recordedBy dismissedFor dismissedBy }
  pairs { paperId expertId state } log { step actorName expertName paperNumber added removed reason }`
const calls = {
  panels: '{ assignmentPanels { id papers missing planned invited accepted } }',
  panel: `query($panelId: ID!) { assignmentPanel(panelId: $panelId) { ${fields} } }`,
  choices: '{ panelChoices { papers { id number guideTitle } forms { id label } } }',
  create: `mutation($key: ID!, $panel: NewPanelInput!) { createPanel(key: $key, panel: $panel) { ${fields} } }`,
  save: `mutation($panelId: ID!, $key: ID!, $assignment: AssignmentInput!) {
    saveAssignment(panelId: $panelId, key: $key, assignment: $assignment) { ${fields} } }`,
  record: `mutation($panelId: ID!, $key: ID!, $conflict: RecordedConflictInput!) {
    recordConflict(panelId: $panelId, key: $key, conflict: $conflict) { ${fields} } }`,
  dismiss: `mutation($panelId: ID!, $paperId: ID!, $expertId: ID!, $reason: String!) {
    dismissConflicts(panelId: $panelId, paperId: $paperId, expertId: $expertId, reason: $reason) { ${fields} } }`,
  invite: `mutation($panelId: ID!, $expertIds: [ID!]!) { inviteReviewers(panelId: $panelId, expertIds: $expertIds) { ${fields} } }`,
  withdraw: `mutation($id: ID!, $reason: String!) { withdrawInvitation(invitationId: $id, reason: $reason) { ${fields} } }`,
  invitations: '{ panelInvitations { id title papers { id number } } }',
  answer: `mutation($id: ID!, $accepts: Boolean!, $reason: String! = "", $ground: InterestGround) {
    answerInvitation(invitationId: $id, accepts: $accepts, reason: $reason, ground: $ground) }`,
}

/** The ids of a pair, without what else an answer says of it. */
export const pairOf = ({ paperId, expertId: id }: { paperId: string; expertId: string }) => ({ paperId, expertId: id })

/** An assignment without conflicts, as the portal proposes it. */
export function proposed({ papers, experts, perPaper, most = null, conflicts }: AssignmentPanel) {
  const steps = proposeAssignment({
    papers,
    experts: experts.map(({ expertId, field, keywords }) => ({ id: expertId, field, keywords })),
    ...{ perPaper, most, fixed: [] },
    conflicts: conflicts.map((conflict) => ({ ...pairOf(conflict), isSoft: false })),
  })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value.pairs.map(pairOf)
}

/** What a save says of a panel, with changes. */
export const inputOf = (panel: AssignmentPanel, changes: object = {}) => ({
  seenRevision: panel.revision,
  expertIds: panel.experts.filter(({ joins }) => joins).map(({ expertId }) => expertId),
  most: null,
  pairs: panel.pairs.filter(({ state }) => ['PLANNED', 'INVITED', 'ACCEPTED'].includes(state)).map(pairOf),
  ...changes,
})

/** The calls of one backend. */
export function assignmentCalls(backend: ReturnType<typeof backendForTest>) {
  const ask = (
    call: keyof typeof calls,
    variables: object = {},
    as: PersonaId | { userId: string } = 'supervisingDepartment',
  ) => askAs(backend, as)(calls[call], { panelId, ...variables })
  const panelNow = async (): Promise<AssignmentPanel> => (await ask('panel')).data
  const summary = async (): Promise<AssignmentPanelSummary> => (await ask('panels')).data[0]
  let saves = 0
  const save = async (changes: object = {}, key = `save-${saves++}`) =>
    ask('save', { key, assignment: inputOf(await panelNow(), changes) })
  /** Saves what the portal proposes and invites an expert; the invitation. */
  async function invite(userId: string): Promise<PanelInvitation> {
    await save({ pairs: proposed(await panelNow()) })
    expect((await ask('invite', { expertIds: [userId] })).code).toBeNull()
    return (await ask('invitations', {}, { userId })).data[0]
  }
  return { ask, panelNow, summary, save, invite }
}
