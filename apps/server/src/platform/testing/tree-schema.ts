import { buildSchema, type GraphQLSchema } from 'graphql';

/** What stands in a tree: a value, the promise of one, a failure, or a function that answers or throws such. */
export type TreeValue = unknown;

/** A schema with every kind of type and of null, answered by the properties of a plain tree; a Named says its type by itself. */
export function treeSchema(): GraphQLSchema {
  return buildSchema(`
    interface Named { name: String! self(times: Int = 1): Named }
    type Cat implements Named { name: String! self(times: Int = 1): Named lives: Int! friend: Named enemies: [Named!]! }
    type Dog implements Named { name: String! self(times: Int = 1): Named tricks: [String!] friend: Named }
    type Parrot implements Named { name: String! self(times: Int = 3): Named }
    union Guest = Cat | Dog | Parrot
    enum Colour { RED GREEN }
    input Filter { word: String! = "all", colours: [Colour!] }
    type Tree {
      leaf: Int
      leafRequired: Int!
      colour: Colour
      child: Tree
      childRequired: Tree!
      children: [Tree]
      childrenRequired: [Tree!]!
      rows: [[Int!]]
      named: Named
      guests: [Guest!]
      says(word: String, filter: Filter, times: Int! = 2): String
    }
    type Query { tree: Tree other: Tree! }
    type Mutation { first: Int! second: Int! third: Tree }
    type Subscription { changed: Tree! }
  `);
}
