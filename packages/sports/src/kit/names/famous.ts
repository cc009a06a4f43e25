/** Surnames that make anybody who plays a sport sound like somebody real: no invented player of it has one. */
function names(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

export const FAMOUS = {
  football: names(
    'Mahomes Allen Jackson Burrow Herbert Prescott Hurts Rodgers Brady Manning Kelce Henry Chase Jefferson Hill Diggs ' +
      'Barkley Watt Bosa Donald Parsons Barber Battle Dobbins Flowers Garner Harmon Hampton Hubbard Kendrick Knox Minter Mosley ' +
      'Pickens Pittman Pollard Reeves Rhodes Starks Stubbs Swain Tillery Tolbert Townsend Underwood Winslow Witherspoon',
  ),
  basketball: names(
    'James Curry Durant Antetokounmpo Jokic Doncic Tatum Booker Edwards Harden Irving Lillard Leonard Butler Bryant Jordan ' +
      'Wembanyama Clark Reese Wilson Stewart Ionescu Barber Beasley Bullock Goodwin Hampton Knox Lyles Mathis Merritt ' +
      'McBride Nance Pickens Rollins Starks Stubbs Underwood Washburn',
  ),
  baseball: names(
    'Ohtani Judge Trout Betts Soto Acuña Harper Cole Verlander Kershaw Guerrero Tatis Lindor Ramírez Altuve Alvarez Buckner ' +
      'Boone Dillard Fulton Garner Hancock Hodge Jaramillo Mejía Mercado Pacheco Starks Strickland Underwood',
  ),
  hockey: names(
    'Crosby McDavid Ovechkin Matthews MacKinnon Draisaitl Makar Kucherov Pastrnak Marchand Gretzky Orr Roy Beaulieu Gauthier ' +
      'Lafreniere Lavoie Morin Paquette Poirier Sandström Söderberg Voronin Zaitsev Zuev',
  ),
  soccer: names(
    'Messi Ronaldo Mbappé Haaland Salah Kane Bellingham Vinícius Yamal Pedri Lewandowski Saka Palmer Foden Neymar Suárez ' +
      'Alvarado Bakker Batista Blanchard Fontaine Fournier Gallardo Hartmann Hidalgo Iglesias Miranda Montero Murillo Valdivia Vos',
  ),
  cricket: names(
    'Kohli Sharma Bumrah Dhoni Tendulkar Pant Pandya Gill Azam Afridi Rizwan Root Stokes Smith Warner Cummins Starc Head ' +
      'Williamson Rabada Rashid Shakib Lara Gayle Narine Pooran Joseph Mahmood Moseley Mukherjee Raza Drummond Shukla Zadran',
  ),
} as const;

export type Famous = (typeof FAMOUS)[keyof typeof FAMOUS];
