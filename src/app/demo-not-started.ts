/** Says why the demonstration stays empty: its backend runs in the browser, which does not always let it. */

const texts = {
  // not translated: stands beside the English one, since no texts have loaded yet.
  zh: '演示无法启动：演示的数据和服务都在浏览器里，需要浏览器允许本站保存数据，并以 https 或本机地址（localhost）打开。',
  en: 'The demonstration cannot start. Its data and services are in the browser, which has to let this site store data, at an https address or on localhost.',
}

/** Shows it in place of the first page, at the line of index.html that tells of a page that does not open. */
export function tellDemoNotStarted(): void {
  const line = document.getElementById('late')
  if (!line) return
  line.setAttribute('role', 'alert')
  line.textContent = texts.zh
  const english = document.createElement('span')
  english.lang = 'en'
  english.textContent = texts.en
  line.append(english)
  Object.assign(line.style, { visibility: 'visible', animation: 'none' })
}
