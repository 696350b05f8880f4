/**
 * The type of a route's handle (name, title, permission, menu), and its permission check; for guard, menu and routes.
 */

/** What a route declares: the one place for its name, title, permission, menu entry and heading. */
export interface RouteHandle {
  /** The route's name in the specification (section 2): login, home, resume … Unique in the tree. */
  name: string
  /** Document, breadcrumb, tab and menu title: Chinese, marked with `text()`. */
  title: string
  /**
   * Permission `sysCode.groupCode` (specification, section 6). Of several, any one is enough. Absent: every signed-in
   * person may open it.
   */
  permission?: string | readonly string[]
  /** Reachable without login. */
  public?: boolean
  /** Heading of the user layout, where it differs from the title. */
  heading?: string
  /** Its menu entry; absent for routes reached from other pages. */
  menu?: MenuEntry
  /** Without a menu entry, but found by the search. */
  found?: true
  /**
   * Names of parent routes, where the address does not show them. The first with a menu entry is highlighted in the
   * menu.
   */
  under?: readonly string[]
  /** The content named in the address, which the page loads first. The build prefetches it. */
  opens?: OpenedContent
  /** What the page's list loads first. The build prefetches it for an address without filters. */
  lists?: ListedWorks
}

/** The content a page opens, and the address parameter that names it. */
export interface OpenedContent {
  /** A work item; the same with its form values; an expert's review; a delegated section. */
  target: 'work' | 'answers' | 'review' | 'part'
  /** The address parameter with its id. */
  param: string
  /** Accepted kinds of work; absent: any. */
  kinds?: readonly string[]
}

/** The first query of a list of work items (`work/components/WorkTable`). */
export interface ListedWorks {
  /** The filter of the list, and of the counts beside it. */
  works: ListFilter
  counts?: ListFilter
  /** Whether it has a filter by guide year. */
  years?: true
}

interface ListFilter {
  scope?: 'OWN' | 'REVIEW' | 'WAITING'
  kinds?: readonly string[]
}

/** The permissions of which one opens a route; empty where every signed-in person may. */
export function permissionsOf({ permission = [] }: Pick<RouteHandle, 'permission'>): readonly string[] {
  return typeof permission === 'string' ? [permission] : permission
}

/** Whether a person with these permissions may open a route. */
export function isPermitted(handle: Pick<RouteHandle, 'permission'>, permissions: ReadonlySet<string>): boolean {
  const codes = permissionsOf(handle)
  return codes.length === 0 || codes.some((code) => permissions.has(code))
}

/** Whether a page is public and no error page (403, 404). */
export function isForGuests(handle: RouteHandle | undefined): boolean {
  return handle?.public === true && !isRefusal(handle)
}

/** Whether a route is an error page (403, 404). */
export function isRefusal({ name }: RouteHandle): boolean {
  return name === '403' || name === '404'
}

interface MenuEntry {
  /** Smaller numbers come first. */
  order: number
  /** Name of an icon of `app/menu-icons.tsx`. */
  icon?: string
  /** Name of its group (a parent entry without a page); absent: top level. */
  group?: string
}
