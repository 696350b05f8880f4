/**
 * Runs in the page of somebody with a login before the portal's own code is there: asks for the files of the page at the address, and
 * makes the calls that are known before it is, whose answers `src/api/early-answers.ts` takes. Who has just signed in does the same by
 * `window.askAhead`. Written into the build as it stands, so it refers to nothing but what it is given.
 * @param plan files; the portal's folder on its site (`/` or `/portal/`); pages as `[pattern, numbers of their files]`, the more particular first; calls with the page that makes them
 */
export function ahead({ files, pages, calls, prefix, base }) {
  window.askAhead = (address) => {
    let path = new URL(address, location.origin).pathname.replace(/(.)\/$/, '$1')
    if (path === prefix || path.startsWith(`${prefix}/`)) path = path.slice(prefix.length) || '/'
    const fits = ([pattern]) =>
      new RegExp(`^${pattern.replace(/\/:[^/]+\?/g, '(/[^/]+)?').replace(/:[^/]+/g, '[^/]+')}$`, 'i').test(path)
    const [page, numbers = []] = pages.find(fits) ?? []
    for (const number of numbers)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: files[number] }))
    const token = decodeURIComponent(/(?:^|; )portal_token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    if (!token) return
    window.earlyAnswers = calls
      .filter((one) => !one.page || one.page === page)
      .map(({ url, call }) => {
        const answer = fetch(url, {
          method: 'POST',
          credentials: 'include',
          headers: {
            accept: 'application/graphql-response+json,application/json;q=0.9',
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
          },
          body: JSON.stringify(call),
        })
        // Whoever takes it deals with its failure.
        answer.catch(() => {})
        return { operationName: call.operationName, variables: call.variables, token, answer, at: Date.now() }
      })
  }
  window.askAhead(location.pathname.slice(base.length - 1) || '/')
}
