import { graphql } from 'react-relay/hooks';

/** A whole page by its canonical path; preloaded by the route, fetched again when live updates were missed. */
export const pageQuery = graphql`
  query pageQuery($canonicalUrl: String!, $flags: PageFlags) @preloadable {
    page(canonicalUrl: $canonicalUrl, flags: $flags) {
      __typename
      ...marketplacePage_page @alias(as: "found")
      ... on NotFoundError {
        message
      }
    }
  }
`;
