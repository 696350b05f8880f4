/** Apollo clients of the peer app of `bench/pages-peers.mjs`: one for each endpoint that its two screens ask. */
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import Cookies from 'js-cookie'

const withToken = new SetContextLink(({ headers }) => ({
  headers: { ...headers, Authorization: `Bearer ${Cookies.get('portal_token')}` },
}))

/** A client of one endpoint of the portal's backend, as Apollo's documentation has it. */
const clientOf = (endpoint: string) =>
  new ApolloClient({
    link: withToken.concat(new HttpLink({ uri: `/api/${endpoint}/graphql` })),
    cache: new InMemoryCache(),
  })

export const permission = clientOf('permission')
export const workflow = clientOf('workflow')
export const program = clientOf('program')
export const message = clientOf('message')
