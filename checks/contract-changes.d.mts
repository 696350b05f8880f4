/** What breaks who still has the former schema, a sentence each. */
export function breakingChanges(former: string, present: string): string[]
/** What is to mend in the document of the breaking changes, given by endpoint. */
export function faultsOfDocument(changes: Map<string, string[]>, document: string): string[]
