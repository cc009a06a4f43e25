/** Golfers who do not exist, by country; nobody is called so. */
export const golfers: Readonly<Record<string, readonly string[]>> = {
  USA: 'Wyatt Calderhook, Bryce Hallworthy, Cole Danvereux, Tate Merriwick, Grady Stellan, Hudson Parrowby, Nash Okerlund, Reed Vansickler, Quinn Baxterly, Troy Ellinghast, Dane Whitcott, Rhett Sollivan, Brock Tannerhill, Cade Lindermoth, Jace Farrowell, Kip Rosenquill, Lane Hartsough, Beau Draperton, Clay Winterfold, Trent Abelgard, Gage Morriston, Heath Quimberly, Dex Callowhill, Ty Brannerman'.split(
    ', ',
  ),
  ENG: 'Alfie Thornbury-Cole, Rory Haxworth, Miles Pemberwick, Toby Cranleigh, Jasper Wolding, Harvey Stottler, Ned Brackenby, Felix Oddingham, Barney Lisle-Rudd, Giles Tawney'.split(
    ', ',
  ),
  SCO: 'Callum Strathmoor, Ewan Kilbrandie, Fraser MacAldane, Struan Inverlyn, Gregor Dunnachie'.split(', '),
  IRL: 'Cian Ballymoran, Declan Roscarrow, Oisin Kilgarvey, Padraig Tullanmore, Fintan Dromeley'.split(', '),
  SWE: 'Axel Norrstad, Viggo Hallenborg, Linus Kestersjo, Emil Brannvik, Hugo Silverlund, Melker Ostragard'.split(
    ', ',
  ),
  ESP: 'Nacho Villarenza, Alvaro Montecarro, Pau Serradell, Iker Zubiandi, Gonzalo Rebolledaz, Bruno Castrejana'.split(
    ', ',
  ),
  ZAF: 'Ruan Van der Holst, Dewald Kruisbergen, Jaco Steenveld, Tiaan Maraisburg, Louw Pretoriaan, Christo Boshuyzen'.split(
    ', ',
  ),
  AUS: 'Lachie Warrandale, Jai Coolabine, Bodie Merringham, Kane Tuggerah, Flynn Dorrigo-Hale, Zac Yarrabee, Heston Bligh-Moore'.split(
    ', ',
  ),
  JPN: 'Ren Takamizono, Sota Kirishida, Haruto Okabuchi, Yuma Shiranami, Kaito Morozaki, Itsuki Tanehara'.split(
    ', ',
  ),
  KOR: 'Seojun Bakwon, Minjae Hongrim, Doyun Kangseo, Jiho Yuncheol, Taeyang Sondae'.split(', '),
  CAN: 'Etienne Larocheval, Mackenzie Birdwell, Corey Saskavoy, Luc Beaumarchand, Tanner Kootenby'.split(
    ', ',
  ),
  ARG: 'Facundo Riberolli, Tomas Arrecuna, Ezequiel Lombardaz, Joaquin Pampillo'.split(', '),
  DEU: 'Jannik Hohenbrand, Moritz Falkenried, Lasse Obermoor, Till Wesselkamp'.split(', '),
  DNK: 'Rasmus Egeskov-Lund, Malthe Torpager, Oskar Vindeleff'.split(', '),
};
