// Says that this browser cannot run the portal: which one it is, what it lacks, what to do. index.html loads it for such browsers alone.
// In ES5, so that Internet Explorer reads it.
// biome-ignore-all lint/complexity/useArrowFunction: not in ES5
// biome-ignore-all lint/style/useTemplate: not in ES5
// biome-ignore-all lint/complexity/useOptionalChain: not in ES5
;(function () {
  var agent = navigator.userAgent
  var told = window.oldBrowser

  // Browsers that are built on another's engine name themselves after it: "Chrome/86.0 Safari/537.36 QIHU 360SE".
  var brands = [
    [/QIHU|360[SE]E/i, '360 浏览器'],
    [/qaxbrowser/i, '奇安信浏览器'],
    [/\bUOS/i, '统信浏览器'],
    [/QQBrowser/i, 'QQ 浏览器'],
    [/MetaSr/i, '搜狗浏览器'],
    [/Edge?\//i, 'Edge'],
  ]
  function brandOf(index) {
    if (index === brands.length) return ''
    return brands[index][0].test(agent) ? brands[index][1] : brandOf(index + 1)
  }
  var brand = brandOf(0)

  var isInternetExplorer = /MSIE |Trident\//.test(agent) || 'ActiveXObject' in window
  var engine = ''
  var needed = ''
  function readEngine(index) {
    var found = told.engines[index][1].exec(agent)
    if (!found) return
    engine = told.engines[index][0] + ' ' + found[1]
    if (parseFloat(found[1]) < told.engines[index][2]) needed = told.engines[index][0] + ' ' + told.engines[index][2]
  }
  var i
  for (i = 0; i < told.engines.length && !isInternetExplorer; i++) readEngine(i)
  var hasNoModules = !('noModule' in document.createElement('script'))
  var name = brand && engine ? brand + '（' + engine + '）' : engine || brand
  if (isInternetExplorer || (hasNoModules && !engine)) {
    name = brand ? brand + '的兼容模式（IE 内核）' : 'IE（或其他浏览器的兼容模式）'
  }

  // A sample of what the oldest supported browsers have.
  var lacking = []
  function want(what, has) {
    if (!has) lacking.push(what)
  }
  want('JavaScript modules', !hasNoModules)
  want('structuredClone', window.structuredClone)
  want('AbortController', window.AbortController)
  want('ResizeObserver', window.ResizeObserver)
  want('Array.findLast', [].findLast)
  want('Object.hasOwn', Object.hasOwn)
  want('CSS container queries', window.CSS && CSS.supports && CSS.supports('container-type', 'inline-size'))

  function line(parent, text, language) {
    var element = document.createElement('div')
    if (language) element.lang = language
    element.appendChild(document.createTextNode(text))
    parent.appendChild(element)
  }

  function show() {
    var notice = document.createElement('div')
    notice.id = 'browser-notice'
    notice.setAttribute('role', 'alert')
    line(notice, '错误：不支持您正在使用的浏览器。推荐使用 Chrome 浏览器，或 360 浏览器极速模式。')
    line(
      notice,
      '当前浏览器：' +
        (name || agent) +
        (needed ? '，需要 ' + needed + ' 或以上。' : '。') +
        (lacking.length > 0 ? '缺少：' + lacking.join('、') + '。' : '') +
        (told.error ? '不能运行：' + told.error + '。' : '') +
        (isInternetExplorer || hasNoModules
          ? '请切换到极速模式，或换用推荐的浏览器。'
          : '请升级浏览器，或换用推荐的浏览器。'),
    )
    line(
      notice,
      'This browser is not supported' +
        (needed ? ' (' + needed + ' or later is needed)' : '') +
        ': use a current Chrome.',
      'en',
    )
    // After an error the frame of the first paint is there still; a portal that draws all the same takes the notice away with it.
    var frame = told.error && document.getElementById('first-paint')
    if (frame) notice.style.cssText = 'position:fixed;top:0;right:0;left:0'
    var place = frame || document.body
    place.insertBefore(notice, place.firstChild)
    // It is not the network that keeps the page from opening.
    var late = document.getElementById('late')
    if (late) late.parentNode.removeChild(late)
  }
  show()
})()
