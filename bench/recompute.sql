-- The ratings after a month by the rules of the regulations (U-12 to U-19), written without a look at the engine:
-- integers in hundredths, half away from zero, never below 1000.

-- Table 2 up to the cap of 350: from which difference on the stronger side is expected to score one hundredth more.
create table steps as
select unnest([0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163, 171, 180,
               189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345]) as beginning;

create table expectation as
select difference,
       50 + sign(difference) * ((select count(*) from steps where beginning <= abs(difference)) - 1) as expected
from (select unnest(range(-350, 351)) as difference);

create table list as
select player, rating,
       case when rating >= 2400 then 10 when rating >= 2000 then 15 when rating >= 1600 then 20
            when rating >= 1300 then 25 else 30 end as k
from 'list.csv';

create table sides as
select white as player, black as opponent, (100 * points)::integer as points from 'games.csv'
union all
select black, white, 100 - (100 * points)::integer from 'games.csv';

create table changes as
select player,
       sum(own.k * case when other.rating is null then 10 * sign(points - 50) else points - expected end)::bigint as change
from sides
join list own using (player)
join list other on other.player = opponent
left join expectation on difference = greatest(-350, least(350, own.rating - other.rating))
where own.rating is not null
group by player;

copy (
  select player,
         case when change is null then rating
              else greatest(1000, rating + sign(change) * ((abs(change) + 50) // 100)) end as rating
  from list left join changes using (player)
) to 'duckdb.csv' (header);
