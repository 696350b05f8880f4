/** What a route says of itself: the one place for its name, title, permission, menu entry and heading. */
export interface RouteHandle {
  /** The route's name in the specification (section 2): login, home, resume … Unique in the tree. */
  name: string
  /** Document, breadcrumb, tab and menu title: Chinese, marked with `text()`. */
  title: string
  /** `sysCode.groupCode` needed to open it (specification, section 6); of several, any one opens it. Absent: every signed-in person may. */
  permission?: string | readonly string[]
  /** Reachable without login. */
  public?: boolean
  /** Heading of the user layout, where it differs from the title. */
  heading?: string
  /** Its entry in the menu; a route without one is reached from elsewhere. */
  menu?: MenuEntry
  /** It has no menu entry, and is found by searching all the same. */
  found?: true
  /** Names of the routes it is reached from, where its address does not say so: the first with a menu entry is marked there. */
  under?: readonly string[]
  /** What its address names, which its page asks for first: a build asks for it before the code is there. */
  opens?: OpenedThing
  /** What its list asks for first: a build asks for it before the code is there, where the address narrows nothing. */
  lists?: ListedWorks
}

/** What a page is about, as it asks for it. */
export interface OpenedThing {
  /** A work as it stands; the same with what its form says; a review of an expert's; the part of a form that a colleague gave. */
  what: 'work' | 'answers' | 'review' | 'part'
  /** The parameter of the address that names it. */
  by: string
  /** The kinds a work has to be of; absent: any. */
  kinds?: readonly string[]
}

/** A list of works (`work/components/WorkTable`) as it is opened, in the words and the order in which it asks. */
export interface ListedWorks {
  /** The works that are listed, and those that are counted beside. */
  works: ListFilter
  counts?: ListFilter
  /** Whether it can be narrowed by the years of guides. */
  years?: true
}

interface ListFilter {
  scope?: 'OWN' | 'REVIEW' | 'WAITING'
  kinds?: readonly string[]
}

/** The permissions of which one opens a route; none where every signed-in person may. */
export function permissionsOf({ permission = [] }: Pick<RouteHandle, 'permission'>): readonly string[] {
  return typeof permission === 'string' ? [permission] : permission
}

/** Whether somebody with these permissions may open a route. */
export function isPermitted(handle: Pick<RouteHandle, 'permission'>, held: ReadonlySet<string>): boolean {
  const codes = permissionsOf(handle)
  return codes.length === 0 || codes.some((code) => held.has(code))
}

/** Whether a page is made to be read by guests: what is said instead of a page (403, 404) may be, and is nobody's aim. */
export function isForGuests(handle: RouteHandle | undefined): boolean {
  return handle?.public === true && !isRefusal(handle)
}

/** Whether a route is what is said instead of a page. */
export function isRefusal({ name }: RouteHandle): boolean {
  return name === '403' || name === '404'
}

interface MenuEntry {
  /** Smaller comes first. */
  order: number
  /** Name of an icon of `app/menu-icons.tsx`. */
  icon?: string
  /** Name of the group (a parent entry without a page) it stands under; absent: top level. */
  group?: string
}
