/** The page query as the web app asks it, in its essentials: the scoreboard, and of each market what its buttons show. */
export const PAGE_DOCUMENT = `
query Page($canonicalUrl: String!) {
  page(canonicalUrl: $canonicalUrl) {
    __typename
    ... on NotFoundError { message }
    ... on Page {
      id type title
      event { id name status startTime competition { name canonicalUrl } sport { slug }
        homeParticipant { id label mediumName primaryColour secondaryColour record }
        awayParticipant { id label mediumName primaryColour secondaryColour record }
        statistics { homeScore awayScore isInPlay progress } }
      pageChildren { id label default hasContent deepLink { webUrl }
        sections { __typename ... on Drawer { id title autoExpand cards { ...Card } } } }
    }
  }
}
fragment Card on MarketCard {
  __typename id featuredTitle attributes { tags } deepLink { webUrl }
  markets { id name status isMain sequence
    selections { id type status isDisabled odds { numeratorLong denominatorLong } points { formattedPoints } } }
}`;
