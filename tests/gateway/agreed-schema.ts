/** A small schema that tests of the gateway check agree upon, and the same with one part of it written otherwise. */

export const agreed = `
scalar Timestamp
scalar Day
type Query { user(userId: ID, days: Int = 7): User! units(filter: Filter!): [Unit!]! }
type Mutation { save(user: UserInput!): Boolean! }
type User { id: ID! name: String born: Day at: Timestamp! state: State! units: [Unit!]! }
type Unit { id: ID! name: String! }
enum State { OPEN CLOSED }
input Filter { keyword: String state: State span: Span }
input Span { ends: Ends! reason: String! }
input Ends { from: Timestamp until: Timestamp }
input UserInput { name: String! age: Int }
`
/** The schema with one part of it written otherwise. */
export const having = (part: string, other: string) => {
  if (!agreed.includes(part)) throw new Error(`nothing says ${part}`)
  return agreed.replace(part, other)
}
