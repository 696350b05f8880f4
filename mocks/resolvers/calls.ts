/** GraphQL calls for the backend's own tests; the screens' operations are beside their features. */

const declaration = `contentId: id number name: title formId unitId state stateSince: since heldBy opinion funding: amount submittedAt actions guideId`

export const startCall = `mutation Start($guideId: ID!, $remarkId: ID!, $unitId: ID!, $commitment: Boolean!, $copyFrom: ID) {
  beginWork(kind: "DECLARATION", belongsTo: $guideId,
    facts: { remarkId: $remarkId, unitId: $unitId, commitment: $commitment, copyFrom: $copyFrom }) { ${declaration} } }`
export const removeCall = `mutation Remove($contentId: ID!) { removeWork(id: $contentId) }`
export const declarationCall = `query One($contentId: ID!) { work(kinds: ["DECLARATION"], id: $contentId) { ${declaration} } }`
export const mineCall = `query Mine($states: [String!], $year: Int, $formId: ID) {
  works(filter: { kinds: ["DECLARATION"], scope: OWN, states: $states, year: $year, formId: $formId }) { total items { ${declaration} } } }`
export const underReviewCall = `query Under($unitId: ID!, $guideId: ID!) {
  works(filter: { kinds: ["DECLARATION"], scope: REVIEW, unitId: $unitId, guideId: $guideId }, pageSize: 100) {
    total items { ${declaration} } } }`
export const reviewGuidesCall = `query Review($filter: GuideFilter!) {
  guidesUnderReview(filter: $filter, pageSize: 100) { total items { id unitId waiting filed guide { id year closesAt } } } }`
export const conditionsCall = `query Conditions($guideId: ID!, $unitId: ID) {
  declarationConditions(guideId: $guideId, unitId: $unitId) { kind met current required code } }`
export const guidesCall = `query Guides($filter: GuideFilter!, $pageNo: Int! = 1, $pageSize: Int! = 10) {
  guides(filter: $filter, pageNo: $pageNo, pageSize: $pageSize) { total items { id number title year state closesAt remark } } }`
export const guideCall = `query Guide($guideId: ID!, $remarkId: ID!) { guide(guideId: $guideId, remarkId: $remarkId) { id remark formId } }`

export const contentCall = `query Content($contentId: ID!) {
  formContent(contentId: $contentId) { revision values editable lockedReason comments { path text author } savedBy } }`
export const saveCall = `mutation Save($contentId: ID!, $formVersion: Int! = 1, $baseRevision: Int!, $key: ID!, $values: JSON!) {
  saveFields(contentId: $contentId, formVersion: $formVersion, baseRevision: $baseRevision, key: $key, values: $values) {
    revision savedAt refused { path code limit } } }`
export const checkCall = `mutation Check($contentId: ID!) { checkContent(contentId: $contentId) { rule code paths message severity } }`
export const definitionCall = `query Definition($formId: ID!, $version: Int) {
  formDefinition(formId: $formId, version: $version) { id version title definition } }`

export const historyCall = `query History($contentId: ID!) {
  workflowHistory(contentId: $contentId) { step actorName actorRole actorUnit opinion state } }`
export const submitCall = `mutation Submit($contentId: ID!, $seenRevision: Int!) {
  submitWork(id: $contentId, seenRevision: $seenRevision) { number state nextHolder: heldBy } }`
export const withdrawCall = `mutation Withdraw($contentId: ID!) { withdrawWork(id: $contentId) { state nextHolder: heldBy } }`
export const decideCall = `mutation Decide($contentId: ID!, $decision: WorkAction!, $opinion: String, $comments: [FieldCommentInput!]) {
  decideWork(id: $contentId, action: $decision, opinion: $opinion, comments: $comments) { number state nextHolder: heldBy } }`

export const inboxCall = `query Inbox { insiteMessages(type: INBOX, system: ["s02"], pageSize: 3) { items { title content link } } }`

const comment = 'id path text state explanation'
export const returnedCall = `query Content($contentId: ID!) {
  formContent(contentId: $contentId) { revision values comments { ${comment} } returned { revision values comments { ${comment} } }
    copiedFrom formVersion newestVersion upgradedFrom openFields } }`
export const answerCall = `mutation Answer($contentId: ID!, $commentId: ID!, $state: CommentState!, $explanation: String) {
  answerComment(contentId: $contentId, commentId: $commentId, state: $state, explanation: $explanation) { ${comment} } }`
export const upgradeCall = `mutation Upgrade($contentId: ID!, $baseRevision: Int!) {
  upgradeContent(contentId: $contentId, baseRevision: $baseRevision) { revision } }`
export const tryCall = `mutation Try($contentId: ID!, $definition: JSON) {
  tryDefinition(contentId: $contentId, definition: $definition) { revision } }`
export const sourcesCall = `query Sources($contentId: ID!) { fieldSources(contentId: $contentId) { fieldId origin value } }`
export const presenceCall = `mutation Presence($contentId: ID!, $pageId: ID, $tab: ID!) {
  reportPresence(contentId: $contentId, pageId: $pageId, tab: $tab) { name own pageId } }`
