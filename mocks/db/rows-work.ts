import type { FormSource } from '@/smartform/schema/definition'
import type { FormValues } from '@/smartform/schema/values'
import type { WorkAction, WorkKind, WorkRole } from '@/work/kind'
import type { GivenPartRow } from './rows-desk'

export interface GuideRow {
  id: string
  /** 26DZ1200 */
  number: string
  title: string
  year: number
  remarkId: string
  department: string
  opensAt: number
  closesAt: number
  recommendBy: number
  /** In 万元, exact decimal. */
  fundingLimit: string
  realNameLevel: number
  /** HTML. */
  remark: string
  commitment: string
  formId: string
  hotline: string
}

export interface CommentRow {
  id: string
  path: string
  text: string
  /** Absent where it was not said. */
  need?: 'REQUIRED' | 'ADVISED' | null
  /** The applicant's answer; absent: none yet. */
  state?: 'OPEN' | 'CHANGED' | 'EXPLAINED'
  explanation?: string | null
  author: string
  at: number
}

export interface SaveRow {
  key: string
  revision: number
  savedAt: number
  refused: readonly { path: string; code: number; limit: number | null }[]
}

export interface ContentRow {
  id: string
  formId: string
  formVersion: number
  /** Counts the saves. */
  revision: number
  values: FormValues
  /** Field id to the revision its value was last changed at; absent: at the beginning. */
  fieldRevisions: Readonly<Record<string, number>>
  /** What was last handed in, as reviewers read it while the creator corrects. */
  submitted: { revision: number; values: FormValues } | null
  comments: readonly CommentRow[]
  /** While it is corrected, the only fields that may be changed; absent or null: all. */
  openFields?: readonly string[] | null
  /** The version that was returned before the one handed in now, with its comments and the answers to them. */
  former?: { revision: number; values: FormValues; comments: readonly CommentRow[] } | null
  /** The revisions each reviewer has read or decided about. */
  readBy?: Readonly<Record<string, readonly number[]>>
  /** The last saves and what they were answered, so that one whose answer was lost is answered the same again. */
  saves?: readonly SaveRow[]
  /** Field id to when its value was last changed; absent: at the beginning. */
  editedAt?: Readonly<Record<string, number>>
  /** The content it was copied from. */
  copiedFrom?: string | null
  /** The version it was brought over from. */
  upgradedFrom?: number | null
  /** The changed definition that is tried on it, in the place of `formVersion`; absent or null: none. */
  trial?: FormSource | null
  /** Trials that are over: what was typed in them on a device is brought over from them. */
  formerTrials?: readonly FormSource[]
  savedAt: number | null
  savedBy: string | null
}

/** One work of any kind (`src/work/kinds`); its content, if it has one, carries the same id. */
export interface WorkRow {
  id: string
  /** Id of its kind, and the version of the description it began with. */
  kind: string
  kindVersion: number
  /** What it belongs to, by the kind's `of`: a guide, project, platform … */
  belongsTo: string
  /** The project it is part of: the id of the declaration that was approved; null outside projects. */
  projectId: string | null
  formId: string | null
  unitId: string
  departmentId: string | null
  creatorId: string
  /** Who has a role by assignment: ids of people, or `unit:{id}` for a unit's. */
  assigned: Readonly<Partial<Record<WorkRole, readonly string[]>>>
  state: string
  stateSince: number
  number: string | null
  title: string
  /** In 万元, exact decimal; null where there is none. */
  amount: string | null
  opinion: string | null
  /** Whether it has ever been the department's: from then the supervising department may read it. */
  reachedDepartment: boolean
  /** When it is due; null when it is not. */
  deadline: number | null
  createdAt: number
  modifiedAt: number
  submittedAt: number | null
  /** What its kind knows besides, by the names its rules give. */
  facts: Readonly<Record<string, unknown>>
}

/** One step of a work, oldest first by `at`. */
export interface WorkHistoryRow {
  id: string
  workId: string
  /** EVALUATE and CONCLUDE are the commission's own; REVISE: it goes on by a later description of its kind; LAPSE: its date passed. */
  step: WorkAction | 'CREATE' | 'EXTEND' | 'REVISE' | 'LAPSE' | 'EVALUATE' | 'CONCLUDE'
  /** As what; null for the system's own steps. */
  role: WorkRole | null
  actorId: string | null
  actorName: string
  /** In whose place, where not on their own account. */
  inPlaceOf?: { id: string; name: string }
  /** In words: 项目负责人, 单位管理员 … */
  actorTitle: string
  actorUnit: string | null
  at: number
  opinion: string | null
  /** The state it led to. */
  state: string
}

/** A platform that reports each month. */
export interface PlatformRow {
  id: string
  name: string
  /** An R&D function platform, or a technical service platform. */
  kind: 'FUNCTION' | 'SERVICE'
  unitId: string
  /** Who reports for it. */
  personId: string
  field: string
  foundedOn: string
  /** Takes no report any more. */
  disabled: boolean
}

/** A form's page open in somebody's browser. */
interface PresenceRow {
  /** Person, content and document. */
  id: string
  contentId: string
  userId: string
  name: string
  pageId: string
  /** When the page last said so. */
  at: number
}

/** A download that is being put together out of documents. */
export interface ArchiveRow {
  id: string
  ownerId: string
  name: string
  /** In order, each with its place in the file; `id` of a content, an acceptance or an upload. */
  parts: readonly { kind: 'CONTENT' | 'LETTER' | 'FILE'; id: string; name: string }[]
  done: number
  file: { key: string; name: string; size: number } | null
  startedAt: number
}

/** What an inspection found: open until it is settled, also with the body's later works. */
export interface FindingRow {
  id: string
  /** The body, and the work it was raised with. */
  belongsTo: string
  workId: string
  text: string
  /** Who is to settle it, by when. */
  owner: string
  dueAt: number
  raisedBy: string
  raisedAt: number
  settledAt: number | null
  note: string | null
}

/** What its maker deleted, as it stood: it can be brought back for a while. */
interface RemovedWorkRow {
  id: string
  at: number
  work: WorkRow
  content: ContentRow | null
  history: readonly WorkHistoryRow[]
  parts: readonly GivenPartRow[]
}

/** A later version of a kind's description, published while works run. */
interface PublishedKindRow {
  /** Kind and version. */
  id: string
  description: WorkKind
}

/** The tables of works and forms. */
export interface WorkRows {
  findings: FindingRow
  publishedKinds: PublishedKindRow
  works: WorkRow
  removedWorks: RemovedWorkRow
  workHistories: WorkHistoryRow
  platforms: PlatformRow
  archives: ArchiveRow
  guides: GuideRow
  contents: ContentRow
  presences: PresenceRow
}

/** The property a row is found by. */
export const workKeys = {
  findings: 'id',
  publishedKinds: 'id',
  works: 'id',
  removedWorks: 'id',
  workHistories: 'id',
  platforms: 'id',
  archives: 'id',
  guides: 'id',
  contents: 'id',
  presences: 'id',
} as const satisfies { [Name in keyof WorkRows]: keyof WorkRows[Name] }
