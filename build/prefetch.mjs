/** The script in every page that requests the page's files and first calls before the portal's own code is loaded. */

/**
 * Runs in the page of somebody with a login before the portal's own code is there: asks for the files of the page at the address, and
 * makes the calls that are known before it is, whose answers `src/api/prefetched-responses.ts` takes. Who has just signed in does the same by
 * `window.prefetchPage`; a link that is pointed at asks for its page's files alone, by `window.prefetchFiles`. Written into the build as it stands, so it refers to nothing but what it is given.
 * @param plan files, and the one that the document begins with; the portal's folder on its site (`/` or `/portal/`); pages as `[pattern,
 *   numbers of their files, what is opened there, what is listed there]`, the more particular first; calls with the pages that make them
 */
export function prefetchScript({ files, pages, calls, prefix, base, entry }) {
  const requested = new Set()
  const askFiles = (numbers) => {
    for (const number of numbers) {
      if (requested.has(number)) continue
      requested.add(number)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: files[number] }))
    }
  }
  /** Waits for the entry script, which runs while the other files load. */
  const afterEntry = (then) => {
    const begun = document.querySelector(`script[src="${entry}"]`)?.src
    if (!begun) return then()
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(begun).length === 0) return
      observer.disconnect()
      then()
    })
    observer.observe({ type: 'resource', buffered: true })
  }
  /** Decodes an address part; an invalid one stays unchanged, as in the router. */
  const plain = (written) => {
    try {
      return decodeURIComponent(written)
    } catch {
      return written
    }
  }
  /** The page of an address: its entry in `pages`, the route parameters, and whether it has a query. */
  const pageAt = (address) => {
    const { pathname, search } = new URL(address, location.origin)
    let path = pathname.replace(/(.)\/$/, '$1')
    if (path === prefix || path.startsWith(`${prefix}/`)) path = path.slice(prefix.length) || '/'
    const named = (pattern) => pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')
    const match = ([pattern]) => new RegExp(`^${named(pattern)}$`, 'i').exec(path)
    const page = pages.find(match)
    const params = Object.entries((page && match(page).groups) ?? {})
    return { page: page ?? [], params: params.map(([name, value]) => [name, value && plain(value)]), search }
  }
  window.prefetchFiles = (address) => askFiles(pageAt(address).page[1] ?? [])
  window.prefetchPage = (address) => {
    const { page, params, search } = pageAt(address)
    const [pattern, numbers = [], opens, lists] = page
    // A browser limits parallel requests, so requests that lead to others, and small ones, start first.
    askCalls(pattern, Object.fromEntries(params), opens, search ? undefined : lists)
    afterEntry(() => askFiles(numbers))
  }
  const standsFor = (fields) => Object.fromEntries(Object.entries(fields).map(([field, value]) => [`$${field}`, value]))
  const askCalls = (pattern, params, opens, lists) => {
    const token = plain(/(?:^|; )portal_token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    if (!token) return
    const prefetchedResponses = []
    window.prefetchedResponses = prefetchedResponses
    /** Values of the variables: from the address, the page and a previous response (the fields of its only root). */
    const send = ({ url, call, next }, known) => {
      const variables = Object.fromEntries(
        Object.entries(call.variables).map(([name, value]) => [name, value in known ? known[value] : value]),
      )
      const answer = fetch(url, {
        method: 'POST',
        credentials: 'include',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ ...call, variables }),
      })
      // The code that takes the response handles its failure.
      answer.catch(() => {})
      prefetchedResponses.push({ operationName: call.operationName, variables, token, answer, at: Date.now() })
      if (next)
        answer
          .then((response) => response.clone().json())
          .then(({ data }) => {
            const [said] = Object.values(data)
            const more = { ...known, ...standsFor(said) }
            const wanted = [...Object.values(next.call.variables), `$${next.given ?? '__typename'}`]
            if (wanted.every((name) => more[name] != null)) send(next, more)
          })
          .catch(() => {})
    }
    const known = {
      ...standsFor(params),
      ...standsFor({ ...lists, opened: params[opens?.param], kinds: opens?.kinds }),
    }
    const isMade = ({ page = pattern, under = '', opens: things = [opens?.target], list }) =>
      page === pattern &&
      (!under || pattern?.startsWith(under)) &&
      things.includes(opens?.target) &&
      (!list || lists?.[list])
    const made = calls.filter(isMade)
    for (const one of [...made.filter(({ next }) => next), ...made.filter(({ next }) => !next)]) send(one, known)
  }
  window.prefetchPage(location.pathname.slice(base.length - 1) || '/')
}
