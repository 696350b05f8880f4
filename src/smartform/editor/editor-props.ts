/** Types of the form editor's props, for the pages that open a form: submit outcome, opinion, leave guard, ports. */

import type { ComponentType } from 'react'
import type { Unsent } from '../drafts/unsent'
import type { NamedProblem } from '../engine/engine'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import type { FormNode } from '../schema/nodes'
import type { Path } from '../schema/values'

/** The result of submitting; on `done` the host has navigated. */
export type SubmitOutcome =
  | { kind: 'done' }
  /** The server found problems; they are shown at their fields and in the summary. */
  | { kind: 'problems'; problems: readonly NamedProblem[] }
  /** Something was changed elsewhere that the submitter has not seen; the editor shows it. */
  | { kind: 'outdated'; message: string }
  /** Not submitted for another reason. Typed values stay. */
  | { kind: 'failed'; message: string }

/** The reviewer's opinion on the whole form. */
export interface ReturnedOpinion {
  text: string
  author: string
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number
}

/** The host's guard that asks before the form is left. */
export interface LeaveGuardProps {
  /** Whether something is unsaved or an upload is running. */
  dirty(): boolean
  /** Whether a path belongs to this form. */
  within(pathname: string): boolean
  /** Stores and sends what is pending and returns what is still unsent; a stable function. */
  settle(): Promise<Unsent | null>
}

export interface SmartformEditorProps {
  /** The raw definition. */
  definition: unknown
  /** Limits what is displayed: pages and sections are left out, their fields stay known. Used once. */
  only?(form: FormNode): FormNode
  content: ContentSnapshot
  pageId: string
  ports: SmartformPorts
  /** The owner of the drafts. */
  userId: string
  /** A field, row or cell to focus, from the URL. */
  focusPath?: string | null
  /** Whether the person came from the check page. */
  comeBack?: boolean
  /** Navigates to a page; `path` focuses a field, `comeBack` offers the way back to the check page. */
  onNavigate(pageId: string, path?: Path, comeBack?: boolean): void
  /** The same as a URL, for links. */
  pageHref(pageId: string, path?: Path, comeBack?: boolean): string
  /**
   * Submitting: its label, `run`, called when nothing blocks and everything is saved, and `note` above the button on
   * what submitting means. With `checkFirst` both are on the check page (`checkPageId`) only.
   */
  submit?: { label: string; run(): Promise<SubmitOutcome>; checkFirst?: boolean; note?: string }
  /** Reloads the content with its current form version; absent: the person is asked to reload. */
  onOutdated?(): void
  /** Signs in again without leaving; absent: the person is asked to sign in in another tab. */
  onSignIn?(): void
  opinion?: ReturnedOpinion | null
  /** Embedded beside other content: one page, under a second-level heading, without the page list. */
  pane?: boolean
  /**
   * A newer form version (raw definition) with its upgrade, and the version this content was upgraded from, with a
   * retry where it could not be loaded.
   */
  versions?: {
    newer?: { definition: unknown; upgrade(): Promise<void> }
    former?: unknown
    /** A version before that one, which may have had fields of answers that stand beside the form; a stable function. */
    earlier?(version: number): Promise<unknown>
    formerMissing?(): void
    endTrial?(): Promise<void>
  }
  LeaveGuard?: ComponentType<LeaveGuardProps>
}

/** The page id of the check page; a form page with that id takes precedence. */
export const checkPageId = 'check'
