/** Tries a changed form definition on one's own content before it is published; for the testers' page. */

import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { firstTrial } from '@/smartform/schema/trial-version'
import type { BackendContext } from '../context'
import type { Database } from '../db/database'
import type { ContentRow } from '../db/rows-work'
import { fail } from '../fail'
import { contentPart, requireEditable } from '../work/content-part'
import { formNode, formOf } from './form-engine'
import { onForm } from './upgrade-content'

/** Number of finished trials per content that stay readable. */
const remembered = 10

const trialsOf = ({ trial, formerTrials = [] }: ContentRow): readonly FormSource[] =>
  trial ? [...formerTrials, trial] : formerTrials

/** A version number that no trial has used; each belongs to one content. */
function nextVersion(db: Database): number {
  return (
    Math.max(
      firstTrial - 1,
      ...db.contents.all().flatMap((content) => trialsOf(content).map(({ version }) => version)),
    ) + 1
  )
}

/** Resets the content to its published version. */
function ended(content: ContentRow): ContentRow {
  const { trial } = content
  if (!trial) return content
  const formerTrials = trialsOf(content).slice(-remembered)
  const back = onForm(content, formOf(content), formNode(content.formId, content.formVersion))
  return { ...back, trial: null, formerTrials, upgradedFrom: trial.version }
}

/** Starts a trial of a definition on the caller's own content; null ends the trial (contract: `tryDefinition`). */
export function tryDefinition(context: BackendContext, contentId: string, definition: unknown): ContentRow {
  const { db } = context
  const { content, caller, part } = requireEditable(context, contentId)
  if (part.visibleFields !== null || db.works.get(contentId)?.creatorId !== caller.id) fail(60154)
  const home = ended(content)
  const revision = content.revision + 1
  if (definition == null) return content.trial ? db.contents.update(contentId, { ...home, revision }) : content
  if (part.openReason === 'GIVEN') fail(603137)
  const { definitionProblems: problems } = parseDefinition(definition)
  if (problems.length > 0) fail(60436, { problems })
  const trial = { ...(definition as FormSource), id: content.formId, version: nextVersion(db) }
  const tried = { ...home, trial }
  const before = formNode(content.formId, content.formVersion)
  return db.contents.update(contentId, { ...onForm(tried, before, formOf(tried)), revision })
}

/** The definition of a trial, for a person who fills in the whole content; undefined for an unknown version. */
export function trialDefinition(context: BackendContext, formId: string, version: number): FormSource | undefined {
  for (const content of context.db.contents.where({ formId })) {
    const found = trialsOf(content).find((trial) => trial.version === version)
    if (!found) continue
    const { fills, visibleFields: shown } = contentPart(context, content.id)
    return fills && shown === null ? found : fail(60154)
  }
  return undefined
}
