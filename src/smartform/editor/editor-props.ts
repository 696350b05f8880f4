import type { ComponentType } from 'react'
import type { Unsent } from '../drafts/unsent'
import type { NamedProblem } from '../engine/engine'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import type { FormNode } from '../schema/nodes'
import type { Path } from '../schema/values'

/** What came of submitting; on `done` the host has gone on to its next screen. */
export type SubmitOutcome =
  | { kind: 'done' }
  /** The server found problems; they are shown at their fields and in the summary. */
  | { kind: 'problems'; problems: readonly NamedProblem[] }
  /** Something was changed elsewhere that the submitter has not seen; the editor shows what. */
  | { kind: 'outdated'; message: string }
  /** Not submitted for another reason, in words. Nothing typed is lost. */
  | { kind: 'failed'; message: string }

/** What the reviewer said when returning the whole. */
export interface ReturnedOpinion {
  text: string
  author: string
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number
}

/** What asks before the form is left; given by the host, which knows the ways out. */
export interface LeaveGuardProps {
  /** Something is not on the server, or a file is on its way. */
  dirty(): boolean
  /** Whether a path of the portal is a page of this form. */
  within(pathname: string): boolean
  /** Keeps and sends what is left, and answers what is still not sent; the same function while the form is open. */
  settle(): Promise<Unsent | null>
}

export interface SmartformEditorProps {
  /** The raw definition. */
  definition: unknown
  /** What is shown of it, where that is not all: pages and sections are left out, fields stay known. Used once. */
  only?(form: FormNode): FormNode
  content: ContentSnapshot
  pageId: string
  ports: SmartformPorts
  /** Whose drafts are kept and offered. */
  userId: string
  /** A field, row or cell to go to, from the URL. */
  focusPath?: string | null
  /** The person came from the check page and wants to go back there. */
  comeBack?: boolean
  /** Goes to a page; `path` when a field there is meant, `comeBack` when the person comes from the check page. */
  onNavigate(pageId: string, path?: Path, comeBack?: boolean): void
  /** The same as a link, for new tabs and the address bar. */
  pageHref(pageId: string, path?: Path, comeBack?: boolean): string
  /**
   * The act, named (提交申报书). `run` is called when nothing hinders and everything is saved. With `checkFirst` it is done
   * on the check page (`checkPageId`), where everything is read once more beside `note`: what submitting means.
   */
  submit?: { label: string; run(): Promise<SubmitOutcome>; checkFirst?: boolean; note?: string }
  /** Reads the content again, on the version of its form it is on by now; absent: the person is told to reload. */
  onOutdated?(): void
  /** Lets the person sign in again without leaving; absent: they are told to sign in in another tab. */
  onSignIn?(): void
  opinion?: ReturnedOpinion | null
  /** It stands beside something else: a form of one page, under a second heading, without the list of pages. */
  pane?: boolean
  /**
   * A newer version of the form (its raw definition) with the way to it, and the one this content was brought over from; where that one
   * cannot be had, how it is asked for again.
   */
  versions?: {
    newer?: { definition: unknown; upgrade(): Promise<void> }
    former?: unknown
    formerMissing?(): void
    endTrial?(): Promise<void>
  }
  LeaveGuard?: ComponentType<LeaveGuardProps>
}

/** The page id under which everything is read once more before it is submitted; a page of that id in the form comes first. */
export const checkPageId = 'check'
