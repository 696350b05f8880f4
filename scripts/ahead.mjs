/**
 * Runs in the page of somebody with a login before the portal's own code is there: asks for the files of the page at the address, and
 * makes the session's calls, whose answers `src/api/early-answers.ts` takes. Written into the build as it stands, so it refers to
 * nothing but what it is given.
 * @param plan files; the portal's folder on its site (`/` or `/portal/`); pages as `[pattern, numbers of their files]`, the more particular first; calls by operation
 */
export function ahead({ files, pages, calls, prefix, base }) {
  let path = location.pathname.slice(base.length - 1).replace(/(.)\/$/, '$1') || '/'
  if (path === prefix || path.startsWith(`${prefix}/`)) path = path.slice(prefix.length) || '/'
  const fits = ([pattern]) =>
    new RegExp(`^${pattern.replace(/\/:[^/]+\?/g, '(/[^/]+)?').replace(/:[^/]+/g, '[^/]+')}$`, 'i').test(path)
  for (const number of pages.find(fits)?.[1] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: files[number] }))
  const token = decodeURIComponent(/(?:^|; )portal_token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  if (!token) return
  window.earlyAnswers = calls.map(({ url, ...call }) => {
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
    return { ...call, token, answer, at: Date.now() }
  })
}
